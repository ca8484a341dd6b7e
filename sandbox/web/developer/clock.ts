/** The clock: a page with its buttons, and JSON. */

import type { Rules } from '../../../generated/rule-types.ts'
import { fieldsOf } from '../../../src/values/json.ts'
import { answer } from '../../platform/answers.ts'
import { refusedField, ValidationError } from '../../platform/errors.ts'
import { isClockTime, type MovableClock } from '../../platform/movable-clock.ts'
import { isOneOf } from '../../platform/one-of.ts'
import { readDate } from '../../storage/filters/operands.ts'
import { type Html, html, redirect } from '../pages/html.ts'
import { assertRules } from '../validation/validate.ts'
import { framed } from './frame.ts'
import { developerPaths } from './paths.ts'
import type { Tools } from './tools.ts'

const steps = [
  ['15 minutes', 15 * 60],
  ['1 hour', 3600],
  ['1 day', 24 * 3600],
  ['30 days', 30 * 24 * 3600],
] as const

/** GET: the clock as JSON. */
export function clockAnswer({ clock }: Pick<Tools, 'clock'>): Response {
  const { now, frozen, offsetMilliseconds } = clock.state()
  return answer({ clock: { now, frozen, offsetSeconds: Math.round(offsetMilliseconds / 1000) } })
}

/**
 * PUT: `{ now?, advanceSeconds?, frozen? }`, applied in this order. Throws a ValidationError and
 * changes nothing when a field is wrong.
 */
export function changeClock(clock: MovableClock, sent: unknown): void {
  assertRules(clockRules, sent)
  const { now, advanceSeconds = 0, frozen } = fieldsOf(sent)
  const start = (now === undefined ? clock.now() : readDate(String(now)))?.getTime() ?? Number.NaN
  const moment = start + Number(advanceSeconds) * 1000
  if (!isClockTime(start))
    throw refused('now', 'must be an ISO 8601 date and time, from 1970 to 9998')
  if (!isClockTime(moment)) throw refused('advanceSeconds', 'must not lead beyond the year 9998')
  if (frozen === true) clock.freeze(new Date(moment))
  else if (now !== undefined || advanceSeconds !== 0) clock.moveTo(new Date(moment))
  if (frozen === false) clock.run()
}

const clockRules: Rules = {
  type: 'object',
  properties: {
    now: { type: 'string' },
    advanceSeconds: { type: 'number' },
    frozen: { type: 'boolean' },
  },
}

function refused(field: string, description: string): ValidationError {
  return refusedField(field, 'FORMAT', description, { type: 'date-time' })
}

const plainActions = ['freeze', 'run', 'reset'] as const

/** POST: a button of the page. */
export async function clockForm(tools: Tools, sent: URLSearchParams): Promise<Response> {
  const { clock } = tools
  const action = sent.get('do')
  try {
    if (isOneOf(plainActions, action)) clock[action]()
    // A form has no time zone; the page shows UTC.
    else if (action === 'move') changeClock(clock, { now: `${sent.get('now') ?? ''}Z` })
    else changeClock(clock, { advanceSeconds: Number(sent.get('advanceSeconds') ?? Number.NaN) })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return clockPage(tools, 'The clock cannot show this date and time.')
  }
  return redirect(developerPaths.clock, 303)
}

/** GET: the clock as a page. */
export function clockPage({ platform, clock }: Tools, problem?: string): Promise<Response> {
  const { now, frozen, offsetMilliseconds } = clock.state()
  const shown = now.toISOString()
  const state = frozen ? 'Stopped' : 'Running'
  const distance = Math.round(offsetMilliseconds / 1000)
  const intro =
    'Everything in the store goes by this clock: tokens, e-mailed codes, coupons, dates.'
  const body = html`<p class="time"><time datetime="${shown}">${shown.slice(0, 10)} ${shown.slice(11, 19)} UTC</time></p>
<p>${state}, ${distance === 0 ? 'at real time' : `${spanText(Math.abs(distance))} ${distance > 0 ? 'ahead of' : 'behind'} real time`}.</p>
<section aria-labelledby="run"><h2 id="run">Stop and resume</h2><div class="row">
${button(frozen ? 'run' : 'freeze', frozen ? 'Resume' : 'Stop')}
${button('reset', 'Back to real time')}
</div></section>
<section aria-labelledby="forward"><h2 id="forward">Move forward</h2><div class="row">
${steps.map(([text, seconds]) => html`<form method="post" action="${developerPaths.clock}"><button class="quiet" name="advanceSeconds" value="${String(seconds)}">${text}</button></form>`)}
</div></section>
<section aria-labelledby="move"><h2 id="move">Set date and time</h2>
<form class="row" method="post" action="${developerPaths.clock}">
<div><label for="now">Date and time, UTC</label><input id="now" name="now" type="datetime-local" step="1" value="${shown.slice(0, 19)}" required></div>
<button name="do" value="move">Move</button></form></section>`
  return framed(platform, { title: 'Clock', place: developerPaths.clock, intro, problem, body })
}

function button(action: string, text: string): Html {
  return html`<form method="post" action="${developerPaths.clock}"><button class="quiet" name="do" value="${action}">${text}</button></form>`
}

/** A duration in its two largest units. */
function spanText(seconds: number): string {
  const units = [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
    ['seconds', 1],
  ] as const
  let rest = seconds
  const parts = units.flatMap(([name, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count === 0 ? [] : [`${count} ${count === 1 ? name.slice(0, -1) : name}`]
  })
  return parts.slice(0, 2).join(' ')
}
