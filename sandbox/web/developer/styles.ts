/** The additional styles of the developer's pages: full width, tables, inline forms. */
export const developerStyles = `
body:has(.tools) { display: block; place-items: stretch; padding: 0 }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding: .9rem 1.5rem;
  background: var(--card); border-bottom: 1px solid var(--line) }
.top p { margin: 0 }
.top p a { color: var(--ink); font-weight: 700; text-decoration: none }
.top ul { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0; padding: 0; list-style: none }
.top li a { display: block; padding: .4rem .7rem; border-radius: .5rem; color: var(--quiet); text-decoration: none }
.top li a:hover { color: var(--ink) }
.top li a[aria-current] { color: var(--ink); background: var(--paper); font-weight: 600 }
main.tools { max-width: 76rem; margin: 0 auto; padding: 1.75rem 1.5rem 4rem; background: none; border: 0; border-radius: 0 }
.tools h1 { margin-bottom: .75rem }
.tools section { margin-top: 1.75rem }
.tools section > h2 { margin-bottom: .6rem }
.tools p { max-width: 46rem }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 0 }
.figures div { padding: .85rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem }
.figures dd { font-size: 1.35rem; font-weight: 600; font-variant-numeric: tabular-nums }
.figures dt { font-size: .9rem }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .6rem 1rem; margin-bottom: .75rem }
.bar > * { margin: 0 }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: .6rem }
.bar form { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; margin-left: auto }
.tools button { width: auto; margin: 0; padding: .5rem 1rem; border: 1px solid transparent }
.sheet + form { margin-top: .75rem }
.tools .bar label, .tools .row label { margin: 0 0 .25rem; font-size: .9rem }
.tools .bar input, .tools .bar select, .tools .row input, .tools .row select { width: auto; max-width: 100%; padding: .5rem .65rem }
:is(.bar, .row) :is(input:not([type=checkbox]), select, button) { height: 2.65rem }
.tools pre + p { margin-top: .5rem }
.tools select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: .5rem }
.tools form.stack { max-width: 30rem }
.tools form.stack button { margin-top: 1.25rem }
.tools input, .tools textarea { background: var(--card); font-weight: 400 }
.sheet { position: relative; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .6rem }
.sheet:focus-visible { outline-offset: -3px }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: baseline }
th { color: var(--quiet); font-size: .85rem; font-weight: 600; white-space: nowrap }
tbody tr { border-top: 1px solid var(--line) }
tbody tr:hover { background: color-mix(in srgb, var(--paper) 60%, var(--card)) }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
td.actions { padding-top: .3rem; padding-bottom: .3rem; text-align: right; white-space: nowrap }
td.actions form { display: inline-block }
.log td { font-size: .93rem }
.log td:nth-child(1) { white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--quiet) }
@media (min-width: 60rem) { .log td:nth-child(3) { min-width: 12rem } }
.log a { overflow-wrap: anywhere; text-decoration: none }
.log a:hover { text-decoration: underline }
.log a b { color: var(--ink); font-weight: 600 }
.log small { display: block; color: var(--quiet); overflow-wrap: anywhere }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.bar label.check { margin: 0; gap: .4rem }
.refused { color: var(--warn); font-weight: 600 }
.tools pre { margin: 0; padding: .9rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
  font: .875rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; max-height: 30rem; overflow: auto }
.tools code { font: .9em ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere }
.tools article { max-width: 46rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem }
.tools article pre { padding: 0; border: 0; font: inherit }
.tools p[role=status] { color: var(--accent); border-left: 3px solid currentColor; padding-left: .75rem }
.tools button.quiet { margin: 0; background: transparent; border-color: var(--edge) }
.tools button.quiet:hover { background: color-mix(in srgb, var(--accent) 10%, transparent) }
.tools td button.quiet { padding: .25rem .7rem; font-size: .93rem }
.tools .time { font-size: 1.6rem; font-weight: 600; color: var(--ink); font-variant-numeric: tabular-nums; margin-bottom: .25rem }
.tools .row + .row { margin-top: 1rem }
.tools .row label.check { align-self: center; margin: 1.1rem 0 0 }
.tools button.danger { color: var(--warn) }
@media (max-width: 40rem) { .top, main.tools { padding-left: 1rem; padding-right: 1rem }
  .top { padding-bottom: .5rem } .top ul { margin-left: -.7rem; gap: 0 }
  .bar form, .bar form label:first-child { flex: 1 1 100% } .tools .bar input[type=search] { width: 100% }
  td.actions { white-space: normal } td.actions form { display: block } td.actions form + form { margin-top: .35rem }
  .row > div { flex: 1 1 40% } .tools .row label.check { flex: 1 1 100%; margin: .3rem 0 0 }
  .tools .row input:not([type=checkbox]), .tools .row select { width: 100% }
  .log thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .log tbody tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 .75rem; padding: .5rem .75rem }
  .log td { padding: .1rem 0 } .log td:nth-child(2) { grid-column: 1 / -1; grid-row: 1 }
  .log td:nth-child(4) { grid-column: 1 / -1; grid-row: 3 } .log td:nth-child(4) small { display: inline } }
`
