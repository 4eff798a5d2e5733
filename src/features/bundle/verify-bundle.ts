import { filePath } from '#runtime/bundle/file-path.ts'
import type { BundleRow } from '#runtime/bundle/part.ts'
import { createHash } from 'node:crypto'
import type { IdMap } from './id-map.ts'
import { rowsIn, type SizedRow } from './json-lines.ts'
import { peoplePath, type Manifest } from './manifest.ts'
import { checked, type OpenBundle } from './open-bundle.ts'
import { bundleTables } from './parts.ts'
import { refuse } from './refusal.ts'

type VerifyOptions = { progress(step: 'checking', done: number, all: number): void; signal: AbortSignal }

/** Reads all of a bundle and refuses it unless everything is as its manifest says. Notes the numbers of its objects. */
export async function verifyBundle(
  bundle: OpenBundle,
  ids: IdMap,
  { progress, signal }: VerifyOptions,
): Promise<IdMap> {
  const { manifest } = bundle
  const all = [...manifest.tables, ...manifest.others].reduce((sum, { bytes }) => sum + bytes, manifest.files.bytes)
  let done = 0
  const passed = (bytes: number): void => {
    signal.throwIfAborted()
    progress('checking', (done += bytes), all)
  }
  if (!manifest.others.some(({ path }) => path === peoplePath)) refuse(t => t.lacks({ path: peoplePath }))
  for (const entry of manifest.others) {
    if (entry.path === peoplePath) {
      let people = 0
      for await (const { bytes } of rowsIn(entry.path, checked(entry.path, bundle.content(entry.path), entry))) {
        people += 1
        passed(bytes)
      }
      if (people !== manifest.people || people > maxPeople) refuse(t => t.damaged({ path: entry.path }))
    } else for await (const { length } of checked(entry.path, bundle.content(entry.path), entry)) passed(length)
  }
  for (const entry of manifest.tables) {
    const { id } = bundleTables.find(({ table }) => table === entry.name)!
    let rows = 0
    for await (const { row, bytes } of fileRows(bundle, entry)) {
      rows += 1
      if (id !== undefined && id !== 'group') ids.note(id, numberOf(row))
      passed(bytes)
    }
    if (rows !== entry.rows || (entry.name === 'groups' && rows !== 1)) refuse(t => t.damaged({ path: entry.path }))
  }
  if (!manifest.tables.some(({ name }) => name === 'groups')) refuse(t => t.lacks({ path: 'data/groups.jsonl' }))
  for await (const { hash, content } of bundle.files()) {
    const digest = createHash('sha256')
    for await (const chunk of content) {
      digest.update(chunk)
      passed(chunk.length)
    }
    if (digest.digest('hex') !== hash) refuse(t => t.damaged({ path: filePath(hash) }))
  }
  return ids
}

const maxPeople = 1_000_000

const numberOf = (row: BundleRow): number => (typeof row['id'] === 'number' ? row['id'] : 0)

/** The rows of a table, checked again in each pass: the file could change in between. */
export const fileRows = (bundle: OpenBundle, entry: Manifest['tables'][number]): AsyncGenerator<SizedRow> =>
  rowsIn(entry.path, checked(entry.path, bundle.content(entry.path), entry))
