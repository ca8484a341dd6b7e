/**
 * The one script of the developer's pages: polls the page and replaces what changed, and adds the buttons
 * to pause and to copy. Without it the pages work by reloading.
 */
export const liveScript = `'use strict'
const area = document.querySelector('[data-live]')
const button = (text) => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'quiet'
  made.textContent = text
  return made
}
if (area) {
  let running = true
  const pause = button('Pause')
  pause.addEventListener('click', () => {
    running = !running
    pause.textContent = running ? 'Pause' : 'Resume'
  })
  document.querySelector('[data-controls]')?.append(pause)
  const refresh = async () => {
    const answer = await fetch(area.getAttribute('data-live'), { headers: { accept: 'text/html' } })
    if (!answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-live]')
    if (!fresh || fresh.innerHTML === area.innerHTML) return
    const focused = area.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null
    area.replaceChildren(...fresh.childNodes)
    if (focused) area.querySelector('[href="' + CSS.escape(focused) + '"]')?.focus({ preventScroll: true })
  }
  const turn = async () => {
    if (running && !document.hidden) await refresh().catch(() => {})
    setTimeout(turn, 1000)
  }
  setTimeout(turn, 1000)
}
for (const source of document.querySelectorAll('[data-copy]')) {
  const copy = button('Copy')
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(source.textContent)
    said.textContent = 'Copied.'
  })
  document.querySelector('[data-copies="' + source.id + '"]')?.append(copy, said)
}
`
