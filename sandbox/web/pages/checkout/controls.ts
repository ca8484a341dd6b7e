/** Controls of the checkout's forms, each with its error. */
import { type Html, html, type Part } from '../html.ts'

/** A text input. */
export interface TextField {
  readonly name: string
  readonly label: string
  /** Its maximum length; omitted where a pattern limits it. */
  readonly most?: number
  readonly required?: true
  readonly type?: 'email' | 'tel'
  readonly autocomplete: string
}

interface Choice {
  readonly value: string
  readonly text: string
}

/** Options under a heading; those of an empty heading are ungrouped. */
export interface ChoiceGroup {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** An input with its label and error. */
export function textField(field: TextField, value: string, problem: string | undefined): Html {
  const { name, label, most, type = 'text', autocomplete } = field
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${most !== undefined && html` maxlength="${String(most)}"`} value="${value}"${field.required && html` required`}${marked(name, problem)}>
${noteOf(name, problem)}`
}

/** A select with its label and error. */
export function selectField(
  name: string,
  label: string,
  groups: readonly ChoiceGroup[],
  value: string,
  problem: string | undefined,
): Html {
  const option = (choice: Choice) =>
    html`<option value="${choice.value}"${choice.value === value && html` selected`}>${choice.text}</option>`
  const options = groups.flatMap((group) =>
    group.label === ''
      ? group.choices.map(option)
      : [html`<optgroup label="${group.label}">${group.choices.map(option)}</optgroup>`],
  )
  return html`<label for="${name}">${label}</label>
<select id="${name}" name="${name}"${marked(name, problem)}>${options}</select>
${noteOf(name, problem)}`
}

function marked(name: string, problem: string | undefined): Part {
  return problem && html` aria-invalid="true" aria-describedby="${name}-problem"`
}

function noteOf(name: string, problem: string | undefined): Part {
  return problem && html`<p class="problem" id="${name}-problem">${problem}</p>`
}
