// Saves the lines of a delivery once, in however many tabs that is asked for: the tabs share what this browser keeps.
import { changeSetting, readSetting } from '../../../ui/list/use-setting.ts'
import { type Line, readLines, unitsIn, withoutSaved } from './lines.ts'

/** The name that the lines are kept under. */
export const KEPT = 'stock-received'

/**
 * Sends these lines, less those that another tab has saved by then, and removes what was saved from the lines kept.
 *
 * @returns the units saved, and those left to save
 */
export async function saveLines(
  wanted: readonly Line[],
  send: (lines: readonly Line[]) => Promise<unknown>,
) {
  const save = async () => {
    const gone = withoutSaved(wanted, readSetting(KEPT, readLines))
    const lines = withoutSaved(wanted, gone)
    if (lines.length > 0) await send(lines)
    const left = changeSetting(KEPT, readLines, (now) => withoutSaved(now, lines))
    return { saved: unitsIn(lines), left: unitsIn(left) }
  }
  // One tab after the other. A browser has locks only where the connection is secure.
  return 'locks' in navigator ? navigator.locks.request(KEPT, save) : save()
}
