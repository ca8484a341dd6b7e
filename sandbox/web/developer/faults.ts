/** Simulated failures: a page with a form, and JSON. */
import { operationList } from '../../../generated/operations/list.ts'
import { ValidationError } from '../../platform/errors.ts'
import { type Fault, type FaultEffect, faultTypes } from '../faults/fault.ts'
import type { CountedFault } from '../faults/faults.ts'
import { type Html, html, redirect } from '../pages/html.ts'
import { framed } from './frame.ts'
import { developerPaths } from './paths.ts'
import type { Tools } from './tools.ts'

const names: Readonly<Record<FaultEffect['type'], string>> = {
  latency: 'Wait',
  status: 'Refuse with a status',
  cutBody: 'Cut the body in half',
  reset: 'Reset the connection',
  stalledHeaders: 'Never respond',
}

/** POST: adds a fault, removes one, or clears all. */
export async function faultsForm(tools: Tools, sent: URLSearchParams): Promise<Response> {
  const remove = sent.get('remove')
  try {
    if (remove === 'all') tools.faults.clear()
    else {
      tools.faults.edit((faults) =>
        remove === null
          ? [...faults, faultOf(sent)]
          : faults.filter((_, index) => String(index) !== remove),
      )
    }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const sentences = error.violations.map(
      ({ field, description }) => `${field.replace(/^faults\[\d+\]\.?/, '')} ${description}.`,
    )
    return faultsPage(tools, { problem: sentences.join(' '), sent })
  }
  return redirect(developerPaths.faults, 303)
}

function faultOf(sent: URLSearchParams): Record<string, unknown> {
  const number = (name: string) => (sent.get(name) ? { [name]: Number(sent.get(name)) } : {})
  const { percent } = number('percent')
  const type = sent.get('type') ?? ''
  return {
    type,
    operation: sent.get('operation') || '*',
    ...(percent !== undefined && { rate: percent / 100 }),
    ...number('times'),
    ...(type === 'latency' && number('milliseconds')),
    ...(type === 'status' && { ...number('status'), ...number('retryAfter') }),
    ...((type === 'reset' || type === 'stalledHeaders') && sent.has('before') && { before: true }),
  }
}

/** GET: the faults as a page. */
export function faultsPage(
  { platform, faults }: Tools,
  { problem, sent }: { readonly problem?: string; readonly sent?: URLSearchParams } = {},
): Promise<Response> {
  const { faults: set } = faults.plan()
  const intro = 'Simulated failures, to test how an app copes. They end with the sandbox.'
  const body = html`${set.length === 0 ? html`<p>No faults are active.</p>` : table(set)}
<section aria-labelledby="add"><h2 id="add">Add a fault</h2>${form(sent ?? new URLSearchParams())}</section>`
  return framed(platform, { title: 'Faults', place: developerPaths.faults, intro, problem, body })
}

function table(set: readonly CountedFault[]): Html {
  return html`<div class="sheet"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">What happens</th><th scope="col" class="number">Rate</th>
<th scope="col" class="number">Happened</th><th scope="col"><span class="hidden">Remove</span></th></tr></thead>
<tbody>${set.map(row)}</tbody></table></div>
<form method="post" action="${developerPaths.faults}"><p><button class="quiet" name="remove" value="all">Remove all</button></p></form>`
}

function row(fault: CountedFault, index: number): Html {
  const { operation, rate = 1, times, happened } = fault
  const of = times === undefined ? '' : ` of ${times}`
  return html`<tr><td><code>${operation}</code></td><td>${effectText(fault)}</td>
<td class="number">${String(Math.round(rate * 1000) / 10)}%</td><td class="number">${String(happened)}${of}</td>
<td class="actions"><form method="post" action="${developerPaths.faults}">
<button class="quiet" name="remove" value="${String(index)}" aria-label="Remove ${names[fault.type]}, ${operation}">Remove</button></form></td></tr>
`
}

function effectText(fault: Fault): string {
  switch (fault.type) {
    case 'latency': {
      const { milliseconds, upTo } = fault
      return upTo === undefined ? `waits ${milliseconds} ms` : `waits ${milliseconds} to ${upTo} ms`
    }
    case 'status': {
      const { status, retryAfter } = fault
      return retryAfter === undefined
        ? `returns ${status}`
        : `returns ${status}, Retry-After ${retryAfter}`
    }
    case 'cutBody':
      return 'is applied, and the response is cut in half'
    case 'reset':
      return `is ${fault.before ? 'not ' : ''}applied, the connection is reset`
    case 'stalledHeaders':
      return `is ${fault.before ? 'not ' : ''}applied, no response arrives`
  }
}

function form(sent: URLSearchParams): Html {
  const value = (name: string, fallback = '') => sent.get(name) ?? fallback
  const tags = [...new Set(operationList.map(({ tag }) => `${tag}.*`))]
  const options = ['*', ...tags, ...operationList.map(({ id }) => id)]
  const field = (name: string, label: string, fallback: string, limits: Html) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" value="${value(name, fallback)}" ${limits}></div>`
  return html`<form method="post" action="${developerPaths.faults}">
<div class="row">
<div><label for="operation">Operation</label><input id="operation" name="operation" list="operations" value="${value('operation', '*')}" required spellcheck="false" autocomplete="off">
<datalist id="operations">${options.map((id) => html`<option value="${id}">`)}</datalist></div>
<div><label for="type">What happens</label><select id="type" name="type">${faultTypes.map(
    (type) =>
      html`<option value="${type}"${type === value('type', 'latency') && html` selected`}>${names[type]}</option>`,
  )}</select></div>
${field('percent', 'Share of requests, in %', '100', html`min="0.1" max="100" step="0.1" required`)}
${field('times', 'Maximum count', '', html`min="1" step="1"`)}
</div><div class="row">
${field('milliseconds', 'Wait, in ms', '1000', html`min="0" max="120000" step="1"`)}
${field('status', 'Status', '429', html`min="400" max="599" step="1"`)}
${field('retryAfter', 'Retry-After, in s', '', html`min="0" max="86400" step="1"`)}
<label class="check"><input type="checkbox" name="before" value="yes"${sent.has('before') && html` checked`}> Break before the request is processed</label>
<button>Add</button></div></form>`
}
