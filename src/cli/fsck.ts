import type { Messages } from '#locales/index.ts'
import { checkFiles } from '#features/bundle/index.ts'
import {
  faultsIn,
  removeOrphans,
  repairCounters,
  wrongCounters,
  type FoundFault,
  type WrongCounter,
} from '#features/integrity/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { openFiles } from '#storage/blobs/open-files.ts'
import type { Database } from '#storage/database.ts'
import type { Command } from './command.ts'
import { installedSettings } from './installation.ts'

const everyMs = 5000
/** Wrong counters of a group that are listed one by one. */
const maxListed = 20

export const fsck: Command = {
  usage: 'fsck [--repair] [--files]',
  words: [0, 0],
  options: { repair: { type: 'boolean' }, files: { type: 'boolean' } },
  async run({ values }, t) {
    const { withStore } = await import('./with-app.ts')
    const blobs = openFiles(installedSettings(t))
    const options = { isRepairing: values['repair'] === true, withFiles: values['files'] === true }
    const left = await withStore(t, ({ database }) => check({ database, blobs }, options, t), { withoutTimeouts: true })
    console.log(left === 0 ? t.cli.fsck.fine : t.cli.fsck.left({ count: left }))
    return left === 0 ? 0 : 1
  },
}

type Group = { id: number; name: string }

async function groupsOf(database: Database): Promise<Group[]> {
  const text = 'select id, name from groups order by id'
  return (await database.read.execute({ name: '', text }, [])).rows as Group[]
}

/** Checks everything; answers how many faults are left. */
async function check(
  { database, blobs }: { database: Database; blobs: BlobStore },
  { isRepairing, withFiles }: { isRepairing: boolean; withFiles: boolean },
  { cli: { fsck: t } }: Messages,
): Promise<number> {
  let left = 0
  let files = 0
  let shown = performance.now()
  const groups = await groupsOf(database)
  const checkFilesOf = (group: Group | null) =>
    checkFiles({ database, blobs }, group?.id ?? null, wrong => {
      files += 1
      if (!wrong) return
      left += 1
      console.log(t.files[wrong.is]({ hash: wrong.hash, group: group?.name ?? '–' }))
    })
  for (const [n, group] of groups.entries()) {
    if (performance.now() - shown > everyMs) {
      shown = performance.now()
      process.stderr.write(`${t.progress({ done: String(n), all: String(groups.length) })}\n`)
    }
    left += await checkFaults(database, group, isRepairing, t)
    left += await checkCounters(database, group, isRepairing, t)
    if (withFiles) await checkFilesOf(group)
  }
  left += await checkCounters(database, { id: null, name: '–' }, isRepairing, t)
  if (withFiles) await checkFilesOf(null)
  console.log(withFiles ? t.checkedFiles({ groups: groups.length, files }) : t.checked({ groups: groups.length }))
  return left
}

async function checkFaults(
  database: Database,
  group: Group,
  isRepairing: boolean,
  t: Messages['cli']['fsck'],
): Promise<number> {
  const found = await faultsTwice(database, group.id)
  for (const { name, table, count } of found) console.log(t.faults[name]({ group: group.name, table, count }))
  if (found.length === 0 || !isRepairing) return found.length
  const rows = await database.transaction(tx => removeOrphans(tx, group.id))
  if (rows > 0) console.log(t.removed({ group: group.name, count: rows }))
  return (await faultsTwice(database, group.id)).length
}

/** What is deleted at this moment takes its parts along a moment later: only what is wrong at a second look is wrong. */
async function faultsTwice(database: Database, group_id: number): Promise<FoundFault[]> {
  const first = await faultsIn(database.read, group_id)
  if (first.length === 0) return []
  const again = new Set((await faultsIn(database.read, group_id)).map(({ name, table }) => `${name} ${table}`))
  return first.filter(({ name, table }) => again.has(`${name} ${table}`))
}

async function checkCounters(
  database: Database,
  group: { id: number | null; name: string },
  isRepairing: boolean,
  t: Messages['cli']['fsck'],
): Promise<number> {
  const wrong = await wrongTwice(database, group.id)
  for (const { table, key, column, stored, real } of wrong.slice(0, maxListed))
    console.log(t.counter({ group: group.name, table, key, column, stored, real }))
  if (wrong.length > maxListed) console.log(t.more({ group: group.name, count: wrong.length - maxListed }))
  if (wrong.length === 0 || !isRepairing) return wrong.length
  const rows = await database.transaction(tx => repairCounters(tx, group.id))
  console.log(t.repaired({ group: group.name, count: rows }))
  return (await wrongTwice(database, group.id)).length
}

/** Some counters follow a moment later, by a job: only what is wrong at a second look is wrong. */
async function wrongTwice(database: Database, group_id: number | null): Promise<WrongCounter[]> {
  const first = await wrongIn(database, group_id)
  if (first.length === 0) return []
  const again = new Set((await wrongIn(database, group_id)).map(nameOf))
  return first.filter(one => again.has(nameOf(one)))
}

const nameOf = ({ table, key, column }: WrongCounter): string => `${table} ${key} ${column}`

async function wrongIn(database: Database, group_id: number | null): Promise<WrongCounter[]> {
  const found: WrongCounter[] = []
  for await (const one of wrongCounters(database.read, group_id)) found.push(one)
  return found
}
