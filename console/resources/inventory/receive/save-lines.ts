// Saves the lines of a delivery exactly once, across tabs and lost responses: the tabs share this browser's storage.
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

export const KEPT = 'stock-received'
const SENT = 'stock-received-sent'

/** Whether these lines contain all those with a lost response: a retry of them is idempotent. */
export function holdsLost(lines: readonly Line[]): boolean {
  const lost = readSetting(SENT, readSent)
  return lost !== undefined && holdsAll(lines, lost.lines)
}

/** Changes the stored lines. A line that is removed and counted again belongs to another delivery. */
export function changeLines(change: (now: readonly Line[]) => readonly Line[]): void {
  const lines = changeSetting(KEPT, readLines, change)
  const isGone = ({ id }: Line) => lines.every((line) => line.id !== id)
  if (readSetting(SENT, readSent)?.lines.some(isGone)) keepSent(undefined)
}

/**
 * Sends these lines, minus those another tab has saved, and removes the saved ones from storage. Lines with a lost
 * response are retried first, on their own: their idempotency key, where one can be sent, makes them count once.
 *
 * @returns the saved lines, the units left to save, and the requested lines not sent yet
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
  let isHeld = false
  const saveAlone = () => {
    isHeld = true
    return save()
  }
  // A lock serializes the tabs; it needs a secure context, and a browser that keeps data of the site.
  try {
    return await navigator.locks.request(KEPT, saveAlone)
  } catch (failure) {
    if (isHeld) throw failure
    return save()
  }
}

function newSent(lines: readonly Line[], keyed: boolean) {
  return { lines, key: keyed ? crypto.randomUUID() : undefined }
}

function keepSent(sent: Sent | undefined): void {
  changeSetting(SENT, readSent, () => sent)
}
