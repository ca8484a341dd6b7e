// Subjects of commits, and the histories that the check meets: whole, shallow, and none.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkHistory, faultsOf } from '../../scripts/subjects.ts'
import { longIt } from '../setup/long-run.ts'

describe('a subject', () => {
  it.each([
    'Add a filter by brand to the product list',
    'Pass the tenant’s currency to the totals',
    'Embed the fonts that receipts print',
    `Say ${'a'.repeat(68)}`,
  ])('passes: %s', (subject) => {
    expect(faultsOf(subject)).toEqual([])
  })

  it.each([
    ['Added a filter', 'imperative'],
    ['Adds a filter', 'imperative'],
    ['Adding a filter', 'imperative'],
    ['add a filter', 'small letter'],
    ['Add a filter.', 'full stop'],
    [`Say ${'a'.repeat(69)}`, '73 characters'],
  ])('is refused: %s', (subject, fault) => {
    expect(faultsOf(subject).join()).toContain(fault)
  })
})

describe('the history', () => {
  it('is checked from the commit that added the rule', () => {
    const { folder, commit } = repository()
    commit('this was written before.', 'scripts/old.ts')
    commit('Check the subjects of commits', 'scripts/subjects.ts')
    commit('Add a filter', 'a.ts')
    expect(checkHistory(folder)).toEqual([])
    commit('added another', 'b.ts')
    commit('Name it', 'c.ts')
    expect(checkHistory(folder)).toMatchObject([{ subject: 'added another' }])
  })

  it('is checked as far as a shallow clone reaches', () => {
    const { folder, commit } = repository()
    commit('Check the subjects of commits', 'scripts/subjects.ts')
    commit('added one', 'a.ts')
    commit('Add another', 'b.ts')
    const shallow = temporaryFolder()
    git(shallow, 'clone', '--quiet', '--depth', '2', `file://${folder}`, '.')
    expect(checkHistory(shallow)).toEqual([])
  })

  longIt('is one commit in the shallowest clone', () => {
    const { folder, commit } = repository()
    commit('Check the subjects of commits', 'scripts/subjects.ts')
    commit('added one', 'a.ts')
    const shallow = temporaryFolder()
    git(shallow, 'clone', '--quiet', '--depth', '1', `file://${folder}`, '.')
    expect(checkHistory(shallow)).toMatchObject([{ subject: 'added one' }])
  })

  it('omits merge commits of a forge', () => {
    const { folder, commit } = repository()
    commit(`Merge ${'a'.repeat(40)} into ${'b'.repeat(40)}`, 'a.ts')
    expect(checkHistory(folder)).toEqual([])
  })

  it('is missing in an unpacked tarball', () => {
    expect(checkHistory(temporaryFolder())).toEqual([])
  })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'subjects-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function repository() {
  const folder = temporaryFolder()
  git(folder, 'init', '--quiet')
  return {
    folder,
    commit(subject: string, file: string) {
      mkdirSync(join(folder, 'scripts'), { recursive: true })
      writeFileSync(join(folder, file), subject)
      git(folder, 'add', '.')
      git(folder, 'commit', '--quiet', '--message', subject)
    },
  }
}

function git(folder: string, ...words: string[]) {
  const owner = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    '-c',
    'commit.gpgsign=false',
  ]
  execFileSync('git', [...owner, ...words], { cwd: folder, stdio: 'pipe' })
}
