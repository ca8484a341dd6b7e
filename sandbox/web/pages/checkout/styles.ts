/** The additional styles of the checkout page: two columns, one on a phone. */
export const checkoutStyles = `
body:has(.checkout) { place-items: start center }
main.checkout { max-width: 62rem; padding: 0; overflow: hidden }
.checkout header { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem 2rem;
  border-bottom: 1px solid var(--line) }
.checkout header p { margin: 0; color: var(--ink); font-weight: 600 }
.sides { display: grid; grid-template-columns: 3fr 2fr }
.sides > div { padding: 2rem }
.sides > aside { padding: 2rem; border-left: 1px solid var(--line); background: color-mix(in srgb, var(--paper) 55%, var(--card)) }
.checkout h2 { margin: 0 0 .35rem; font-size: 1rem }
.checkout section { margin: 1.25rem 0 }
fieldset { min-width: 0; margin: 1.25rem 0 0; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600; font-size: 1.05rem }
.checkout label { font-weight: 500 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
select { width: 100%; padding: .65rem .75rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--edge); border-radius: .5rem }
select[aria-invalid=true] { border-color: var(--warn) }
.problem { margin: .25rem 0 0; color: var(--warn); font-size: .9rem }
.hint { margin: .4rem 0 0; font-size: .9rem }
.address span { display: block; color: var(--ink) }
label.choice { display: grid; grid-template-columns: auto 1fr auto; gap: .75rem; align-items: center; margin: .6rem 0 0;
  padding: .75rem .9rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer }
label.choice:has(:checked) { border-color: var(--accent) }
.choice input { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--accent) }
.choice small, .items small { display: block; color: var(--quiet); font-weight: 400; font-size: .875rem }
.price { font-variant-numeric: tabular-nums; white-space: nowrap }
.items { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem }
.items li { display: grid; grid-template-columns: 56px 1fr auto; gap: .9rem; align-items: start }
.items b { font-weight: 600; overflow-wrap: anywhere }
.items img, .items .blank { width: 56px; height: 56px; border-radius: .4rem; object-fit: cover; background: var(--line) }
.sums { display: block; margin: 1.5rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line) }
.sums div { display: flex; justify-content: space-between; gap: 1rem; padding: .2rem 0; color: var(--quiet) }
.sums dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right }
.sums .total { margin-top: .5rem; padding-top: .6rem; border-top: 1px solid var(--line); color: var(--ink); font-weight: 700; font-size: 1.1rem }
.done strong { color: var(--ink) }
a.button { display: inline-block; padding: .75rem 1.5rem; color: var(--on-accent); background: var(--accent);
  border-radius: .5rem; font-weight: 600; text-decoration: none }
@media (max-width: 46rem) { .sides { grid-template-columns: 1fr } .sides > div { padding: 1.25rem }
  .sides > aside { padding: 1.25rem; border-left: 0; border-top: 1px solid var(--line) }
  .sides:has(.choice) > aside { grid-row: 1; border-top: 0; border-bottom: 1px solid var(--line) }
  .checkout header { padding: 1rem 1.25rem } body:has(.checkout) { padding: 0; place-items: start stretch }
  main.checkout { border-radius: 0; border-width: 0 } }
`
