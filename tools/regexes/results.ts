import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Stored = { basis: string; results: Record<string, string> }

/**
 * Results that hold as long as their basis is the same (the version of the checker and its limits): what an earlier run has computed is
 * read from the file. `save` leaves out what this run did not look up.
 */
export function storedResults(file: string, basis: string) {
  const before = read(file, basis)
  const results: Record<string, string> = {}
  return {
    has: (key: string): boolean => Object.hasOwn(before, key),
    find(key: string, compute: () => string): string {
      return (results[key] = before[key] ?? compute())
    },
    save(): void {
      mkdirSync(dirname(file), { recursive: true })
      const unfinished = `${file}.${process.pid}`
      writeFileSync(unfinished, JSON.stringify({ basis, results } satisfies Stored))
      renameSync(unfinished, file)
    },
  }
}

function read(file: string, basis: string): Record<string, string> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return stored.basis === basis ? stored.results : {}
  } catch {
    return {}
  }
}
