import type { RunAsSystem } from '#runtime/transactions/commit-with-facts.ts'
import type { BundleRow, ImportedPerson } from '#runtime/bundle/part.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { OpenTransaction, Tx } from '#storage/database.ts'
import { importPeople, type BundledPerson } from '../accounts/index.ts'
import { freshGroups, isGroupName, subgroupPart, takeName } from '../groups/index.ts'
import { repairCounters } from '../integrity/index.ts'
import { createIdMap, type IdMap } from './id-map.ts'
import { inBatches, rowsIn } from './json-lines.ts'
import { tableLoader, type LoadContext } from './load-table.ts'
import { peoplePath } from './manifest.ts'
import { openBundle, type OpenBundle } from './open-bundle.ts'
import { bundleParts, bundleTables } from './parts.ts'
import { BundleRefusedError, refuse } from './refusal.ts'
import { fileRows, verifyBundle } from './verify-bundle.ts'

export type ImportStep = 'checking' | 'files' | 'rows' | 'counting'
export type ImportOptions = {
  path: string
  /** The name that the group gets; by default the one it had. */
  name?: string | undefined
  blobs: BlobStore
  /** Bytes that are free for files. */
  space: number
  operate: RunAsSystem
  /** Removes those files that nothing refers to. */
  releaseFiles(hashes: readonly string[]): Promise<void>
  progress(step: ImportStep, done: number, all: number): void
  signal: AbortSignal
}
export type ImportedGroup = {
  group_id: number
  name: string
  rows: number
  people: number
  leftOut: number
  files: number
}

const tablesByKind = new Map(
  bundleTables.flatMap(({ id, table }) => (id === undefined || id === 'group' ? [] : [[id, table]])),
)

/**
 * Creates a group from a bundle, in one transaction: all of it is there, or nothing. Everything is read and checked
 * before anything is written, so that a damaged bundle leaves no trace.
 */
export async function importGroup(options: ImportOptions): Promise<ImportedGroup> {
  const bundle = await openBundle(options.path)
  try {
    const name = options.name ?? bundle.manifest.group.name
    if (bundle.fileBytes > options.space) refuse(t => t.noSpace)
    // Known at once, and not after an hour of reading.
    await options.operate(({ tx }) => checkName(tx, name))
    const ids = await verifyBundle(bundle, createIdMap(tablesByKind), options)
    return await write(bundle, name, ids, options)
  } finally {
    bundle.close()
  }
}

async function write(bundle: OpenBundle, name: string, ids: IdMap, options: ImportOptions): Promise<ImportedGroup> {
  const { blobs, operate, progress, signal, releaseFiles } = options
  const pin = blobs.pin()
  const stored: string[] = []
  try {
    for await (const { hash, size, content } of bundle.files()) {
      signal.throwIfAborted()
      await pin.put(content, { limit: size })
      stored.push(hash)
      progress('files', stored.length, bundle.manifest.files.count)
    }
    return await operate(async ({ tx, record }) => {
      const done = await writeRows(tx, bundle, name, ids, options)
      record('archives.imported', { group_id: done.group_id, messages: done.messages })
      return { ...done, files: stored.length }
    })
  } catch (error) {
    for (let at = 0; at < stored.length; at += 200) await releaseFiles(stored.slice(at, at + 200))
    throw isDataError(error) ? new BundleRefusedError(t => t.bundle.wrongData({ reason: error.message })) : error
  } finally {
    await pin.release()
  }
}

/** Values that the database refuses, or that contradict each other. */
const isDataError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(22|23)...$/.test(String(error.code))

async function checkName(tx: Tx, name: string): Promise<number | null> {
  const [parentName, part] = name.split('+')
  const parent = part === undefined ? undefined : await freshGroups.groupByName(tx, parentName!)
  if (part !== undefined && (!parent || parent.parent_id !== null)) refuse(t => t.noParent({ parent: parentName! }))
  if (parent ? subgroupPart(name, parent.name) === null : !isGroupName(name)) refuse(t => t.badName({ name }))
  if (!(await takeName(tx, name))) refuse(t => t.taken({ name }))
  return parent?.id ?? null
}

async function writeRows(
  tx: OpenTransaction,
  bundle: OpenBundle,
  name: string,
  ids: IdMap,
  { progress, signal }: ImportOptions,
) {
  const { manifest } = bundle
  const parent_id = await checkName(tx, name)
  await ids.takeNumbers(tx)
  const people = await writePeople(tx, bundle, ids)
  const group_id = await newGroupId(tx)
  ids.give('group', manifest.group.id, group_id)
  const context: LoadContext = { ids, group_id, person: old => people.get(old) }
  let [rows, leftOut, messages] = [0, 0, 0]
  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  for (const table of bundleTables) {
    const listed = manifest.tables.find(entry => entry.name === table.table)
    if (!listed) continue
    const loader = await tableLoader(tx, table, listed.columns, context)
    for await (const batch of inBatches(fileRows(bundle, listed))) {
      signal.throwIfAborted()
      await loader.load(
        table.table === 'groups'
          ? batch.map(row => ({ ...row, name }))
          : await withoutTakenAliases(tx, table.table, batch),
      )
      rows += batch.length
      progress('rows', rows, all)
    }
    leftOut += loader.leftOut()
    if (table.table === 'messages') messages = listed.rows
  }
  progress('counting', rows, all)
  if (parent_id !== null) await placeInParent(tx, group_id, parent_id)
  for (const { derive } of bundleParts) await derive?.(tx, group_id)
  await repairCounters(tx, group_id)
  if (parent_id !== null) await repairCounters(tx, parent_id)
  return { group_id, name, rows, people: people.size, leftOut, messages }
}

async function writePeople(tx: Tx, bundle: OpenBundle, ids: IdMap): Promise<Map<number, ImportedPerson>> {
  const people = new Map<number, ImportedPerson>()
  for await (const batch of inBatches(rowsIn(peoplePath, bundle.content(peoplePath)))) {
    for (const { old, person } of await importPeople(tx, batch.map(personOf))) {
      people.set(old, person)
      ids.give('account', old, person.account_id)
    }
  }
  return people
}

function personOf({ id, email, full_name, user_name, timezone }: BundleRow): BundledPerson {
  if (typeof id !== 'number' || typeof email !== 'string') return refuse(t => t.damaged({ path: peoplePath }))
  const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
  return { id, email, full_name: text(full_name), user_name: text(user_name), timezone: text(timezone) }
}

async function newGroupId(tx: Tx): Promise<number> {
  const text = `select nextval(pg_get_serial_sequence('groups', 'id')) as id`
  return Number((await tx.execute({ name: '', text }, [])).rows[0]!['id'])
}

/** A subgroup has the plan of its parent, and only people who are in it. */
async function placeInParent(tx: Tx, group_id: number, parent_id: number): Promise<void> {
  const move = `update groups g set parent_id = p.id, plan = p.plan, org_id = p.org_id from groups p where g.id = $1 and p.id = $2`
  await tx.execute({ name: '', text: move }, [group_id, parent_id])
  const leave = `delete from members m where m.group_id = $1 and m.status = 'sub_status_normal' and not exists (
    select from members p where p.group_id = $2 and p.account_id = m.account_id and p.status = 'sub_status_normal')`
  await tx.execute({ name: '', text: leave }, [group_id, parent_id])
}

async function withoutTakenAliases(tx: Tx, table: string, rows: readonly BundleRow[]): Promise<readonly BundleRow[]> {
  if (table !== 'group_aliases') return rows
  const free: BundleRow[] = []
  for (const row of rows) if (typeof row['name'] === 'string' && (await takeName(tx, row['name']))) free.push(row)
  return free
}
