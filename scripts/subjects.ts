/**
 * Lints commit subjects against docs/style.md: an imperative of at most 72 characters. `npm run lint` runs it. It checks
 * commits since the rule was introduced, as far as a shallow clone has them; without history it is a no-op.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Width of a subject in a list of commits. */
const longest = 72

/** Imperatives with the ending of a past tense, a gerund or a third person. */
const imperatives = new Set(
  [
    'Bed Embed Exceed Feed Need Proceed Seed Shed Speed Succeed Wed',
    'Bring Ping Ring String Swing',
    'Access Address Assess Bless Bypass Canvas Compress Cross Discuss Dismiss Express Focus Guess Miss Pass Press Process',
    'Progress Stress Suppress Toss',
  ].flatMap((words) => words.split(' ')),
)

export function faultsOf(subject: string): string[] {
  const [first = ''] = subject.split(' ')
  const { length } = [...subject]
  const isImperative = !/(?:ed|ing|s)$/.test(first) || imperatives.has(first)
  return [
    ...(length > longest ? [`has ${length} characters; use at most ${longest}`] : []),
    ...(/^\p{Lu}/u.test(subject) ? [] : ['begins with a small letter']),
    ...(/\.$/.test(subject) ? ['ends with a full stop'] : []),
    ...(isImperative
      ? []
      : [`begins with “${first}”; use the imperative: “Add”, not “Added” or “Adds”`]),
  ]
}

/** The commits with invalid subjects since the one that introduced this rule; none outside a repository. */
export function checkHistory(folder: string) {
  const brought = git(folder, 'log', '--diff-filter=A', '--format=%H', '--', 'scripts/subjects.ts')
  const since = brought?.at(-1)
  const later =
    since === undefined
      ? undefined
      : git(folder, 'log', '--no-merges', '--format=%h %s', `${since}..HEAD`)
  // The oldest commit of a shallow clone appears to add every file.
  const commits = later?.length ? later : (git(folder, 'log', '-1', '--format=%h %s') ?? [])
  return commits.flatMap((line) => {
    const [commit = ''] = line.split(' ', 1)
    const subject = line.slice(commit.length + 1)
    const faults = isMadeByForge(subject) ? [] : faultsOf(subject)
    return faults.length === 0 ? [] : [{ commit, subject, faults }]
  })
}

/** Whether it is a forge's test merge of a branch with its base. */
function isMadeByForge(subject: string): boolean {
  return /^Merge [0-9a-f]{40} into [0-9a-f]{40}$/.test(subject)
}

/** The lines of git's output; undefined without git or a repository. */
function git(folder: string, ...words: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
}

if (import.meta.filename === process.argv[1]) {
  const found = checkHistory(resolve(import.meta.dirname, '..'))
  for (const { commit, subject, faults } of found) {
    console.error(`${commit} ${subject}\n  ${faults.join('\n  ')}`)
  }
  if (found.length > 0) {
    console.error('\nReword them with `git rebase --interactive`. docs/style.md has the rules.')
    process.exitCode = 1
  }
}
