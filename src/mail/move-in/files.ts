import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MailSource } from '../import/sources.ts'

const maxEntries = 20_000
const maxDepth = 6

/** The files under a folder, in the order of their names. */
export async function filesUnder(folder: string): Promise<string[]> {
  const found: string[] = []
  async function walk(at: string, depth: number): Promise<void> {
    const entries = await readdir(at, { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
      if (found.length >= maxEntries) return
      const path = join(at, entry.name)
      if (entry.isFile()) found.push(path)
      else if (entry.isDirectory() && depth < maxDepth) await walk(path, depth + 1)
    }
  }
  await walk(folder, 0)
  return found
}

export const isMboxName = (path: string): boolean => /\.(?:mbox|mbx)(?:\.gz)?$|^mbox$/i.test(basename(path))

/** Several archives as one. */
export function chainSources(sources: readonly MailSource[]): MailSource | null {
  const [first] = sources
  if (!first) return null
  if (sources.length === 1) return first
  return {
    kind: first.kind,
    size: sources.reduce((sum, { size }) => sum + size, 0),
    read: () => sources.reduce((sum, source) => sum + source.read(), 0),
    async *mails() {
      for (const source of sources) yield* source.mails()
    },
    damage: () => sources.map(source => source.damage?.() ?? '').find(Boolean) ?? '',
  }
}
