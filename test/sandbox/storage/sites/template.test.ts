/** The demo store that new ones are copies of. */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import { readSiteTables } from '../../../../sandbox/storage/sites/tables.ts'
import { demoTemplate, templateDrawing } from '../../../../sandbox/storage/sites/template.ts'

it('can be made here, so that no store is drawn twice', async () => {
  const template = await demoTemplate()
  expect(existsSync(template?.folder ?? '')).toBe(true)
  expect(existsSync(template?.archive ?? '')).toBe(true)
})

it('makes stores of their own day: no row of a copy holds a moment that is not a column', async () => {
  const now = new Date('2031-05-06T07:08:09.000Z')
  const { site, storage, close } = await openMemorySite({ ...templateDrawing, now })
  try {
    for (const { name, columns, moments } of await readSiteTables(storage.database)) {
      const texts = columns.filter((column) => !moments.includes(column))
      const { rows } = await sql<{ text: string }>`
        select jsonb_build_array(${sql.join(texts.map((column) => sql.ref(column)))})::text as text
        from ${sql.table(name)} where site_id = ${site}
      `.execute(storage.database)
      // Whatever is written is of the day the template was drawn for, or of the two years before.
      const stale = rows.filter(({ text }) => /"202[3-6]-\d\d-\d\dT/.test(text))
      expect([name, stale]).toEqual([name, []])
    }
    const { rows } = await sql<{ newest: Date }>`
      select max(created_date) as newest from products where site_id = ${site}
    `.execute(storage.database)
    const age = now.getTime() - (rows[0]?.newest.getTime() ?? 0)
    expect(age / 86_400_000).toBeGreaterThan(1)
    expect(age / 86_400_000).toBeLessThan(15)
  } finally {
    await close()
  }
})
