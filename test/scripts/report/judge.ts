/** What the report says of a change, and what the type checker says of callers of the last version. */
import config from '../../../openapi-ts.config.ts'
import type { Change } from '../../../scripts/generate/report/change.ts'
import { findChanges } from '../../../scripts/generate/report/changes.ts'
import { surfaceOf } from '../../../scripts/generate/report/surface.ts'
import { descriptionOf, type JsonObject } from '../support/bundle.ts'
import { callerOf } from './caller.ts'
import { generate } from './generated.ts'
import { complaintsIn, programOf } from './programs.ts'

export interface Version {
  readonly before: JsonObject
  readonly after: JsonObject
}

export interface Judgement {
  readonly changes: readonly Change[]
  /** What the type checker says; empty when callers compile. */
  readonly complaints: readonly string[]
}

/** Judges all of them in two programs: one to write the callers, one of the faster compiler to compile them. */
export function judge(versions: readonly Version[]): readonly Judgement[] {
  const folders = new Map<JsonObject, string>()
  for (const { before, after } of versions) {
    for (const bundle of [before, after]) {
      if (!folders.has(bundle)) folders.set(bundle, `/v${folders.size}`)
    }
  }
  const folderOf = (bundle: JsonObject) => folders.get(bundle) ?? ''
  const files = new Map([...folders].flatMap(([bundle, folder]) => generate(bundle, folder)))
  const lastVersions = programOf(files)
  const callers = new Map<JsonObject, string>()
  for (const { before } of versions) {
    if (callers.has(before)) continue
    const { directions } = surfaceOf(descriptionOf(before), config.formats)
    const sent = [...directions].filter(([, direction]) => direction === 'request')
    const names = new Set(sent.map(([name]) => name))
    callers.set(before, callerOf(lastVersions, folderOf(before), names))
  }
  versions.forEach(({ before, after }, index) => {
    const text = callers.get(before) ?? ''
    const [old, current] = [before, after].map((bundle) => `..${folderOf(bundle)}`)
    files.set(
      `/callers/${index}.ts`,
      text.replaceAll('@OLD', old ?? '').replaceAll('@NEW', current ?? ''),
    )
  })
  const complaints = complaintsIn(files, '/callers')
  return versions.map(({ before, after }, index) => ({
    changes: findChanges(descriptionOf(before), descriptionOf(after), config.formats),
    complaints: complaints.get(`/callers/${index}.ts`) ?? [],
  }))
}
