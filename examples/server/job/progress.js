// A progress bar in a terminal, a line per quarter in a log.

/** @param {number} total */
export function progressOf(total) {
  const { stderr } = process
  let shown = -1
  return {
    /** @param {number} count */
    show: (count) => {
      const percent = total === 0 ? 100 : Math.floor((count / total) * 100)
      if (stderr.isTTY) {
        const bar = '█'.repeat(percent / 4).padEnd(25, '░')
        stderr.write(`\r${bar} ${count} of ${total}${count === total ? '\n' : ''}`)
      } else if (Math.floor(percent / 25) > Math.floor(shown / 25)) {
        stderr.write(`${count} of ${total}\n`)
      }
      shown = percent
    },
  }
}
