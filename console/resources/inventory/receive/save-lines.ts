// Saves the lines of a delivery once, in however many tabs that is asked for, and though an answer is lost: the tabs share
// what this browser keeps.
import { isUnanswered } from '../../../store/failure.ts'
import { changeSetting, readSetting } from '../../../ui/list/use-setting.ts'
import {
  holdsAll,
  type Line,
  readLines,
  readSent,
  type Sent,
  unitsIn,
  withoutSaved,
} from './lines.ts'

/** The name that the lines are kept under. */
export const KEPT = 'stock-received'

const SENT = 'stock-received-sent'

/** Whether these lines, sent again, would be known by the key of those whose answer was lost. */
export function holdsLost(lines: readonly Line[]): boolean {
  const lost = readSetting(SENT, readSent)
  return lost !== undefined && holdsAll(lines, lost.lines)
}

/** Changes the lines that are kept. A line that is removed and counted again is another delivery's. */
export function changeLines(change: (now: readonly Line[]) => readonly Line[]): void {
  const lines = changeSetting(KEPT, readLines, change)
  const isGone = ({ id }: Line) => lines.every((line) => line.id !== id)
  if (readSetting(SENT, readSent)?.lines.some(isGone)) keepSent(undefined)
}

/**
 * Sends these lines, less those that another tab has saved by then, and removes what was saved from the lines kept.
 * Lines whose answer was lost go again first, by themselves: under their key they count once.
 *
 * @param keyed whether the lines can be named by a key
 * @returns the lines saved, the units left to save, and the lines that were asked for and not sent yet
 */
export async function saveLines(
  wanted: readonly Line[],
  keyed: boolean,
  send: (lines: readonly Line[], key: string | undefined) => Promise<unknown>,
) {
  const save = async () => {
    const gone = withoutSaved(wanted, readSetting(KEPT, readLines))
    const asked = withoutSaved(wanted, gone)
    const lost = keyed ? readSetting(SENT, readSent) : undefined
    const { key, lines } = lost && holdsAll(asked, lost.lines) ? lost : newSent(asked, keyed)
    if (lines.length > 0) await sendOnce(lines, key)
    const left = changeSetting(KEPT, readLines, (now) => withoutSaved(now, lines))
    return { saved: lines, left: unitsIn(left), rest: withoutSaved(asked, lines) }
  }
  const sendOnce = async (lines: readonly Line[], key: string | undefined) => {
    keepSent(key === undefined ? undefined : { key, lines })
    try {
      await send(lines, key)
    } catch (failure) {
      if (!isUnanswered(failure)) keepSent(undefined)
      throw failure
    }
    keepSent(undefined)
  }
  // One tab after the other. A browser has locks only where the connection is secure.
  return 'locks' in navigator ? navigator.locks.request(KEPT, save) : save()
}

function newSent(lines: readonly Line[], keyed: boolean) {
  return { lines, key: keyed ? crypto.randomUUID() : undefined }
}

function keepSent(sent: Sent | undefined): void {
  changeSetting(SENT, readSent, () => sent)
}
