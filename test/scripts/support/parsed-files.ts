/** Source files that the programs of several tests share: libraries are parsed once for all of them. */
import ts from 'typescript'

const registry = ts.createDocumentRegistry()

/** What was parsed, by the settings that decide on how. */
const parsed = new Map<string, Map<string, ts.SourceFile>>()

/** Reads the files of this machine; a file is parsed again only when its text has changed. */
export function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const settings = registry.getKeyForCompilationSettings(options)
  const known = parsed.get(settings) ?? new Map<string, ts.SourceFile>()
  parsed.set(settings, known)
  return {
    ...host,
    getSourceFile(name, ...how) {
      const before = known.get(name)
      if (before && (isOfPackage(name) || before.text === ts.sys.readFile(name))) return before
      const file = host.getSourceFile(name, ...how)
      if (file) known.set(name, file)
      return file
    },
  }
}

const isOfPackage = (name: string): boolean => name.includes('/node_modules/')
