// How well the topics of imported archives match their threads: node bench/threads.ts ARCHIVE… (mbox, .mbox.gz or Maildir). A thread
// is what Message-ID, References and In-Reply-To connect, also through messages that are missing. Recall: how many of the pairs of
// messages of a thread are in one topic; precision: how many of the pairs of a topic are of one thread; and for replies to a message of
// the archive, how many are in its topic.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildApp } from '#app.ts'
import { freshGroups } from '#features/groups/index.ts'
import { importMails } from '#mail/import/import-mails.ts'
import { openSource } from '#mail/import/sources.ts'
import { loadSettings } from '#settings/index.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { openDatabase } from '#storage/database.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { migrate } from '#storage/migrate.ts'

const archives = process.argv.slice(2)
if (archives.length === 0) {
  console.error('node bench/threads.ts ARCHIVE…')
  process.exit(1)
}

type Mail = { id: string; references: string[] }

const idsIn = (value: string): string[] => value.match(/(?<=<)[^<>\s]+(?=>)/g) ?? []

function headOf(raw: Buffer): Mail | undefined {
  const text = raw.subarray(0, 65_536).toString('latin1').replace(/\r\n/g, '\n')
  const head = text.slice(0, text.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
  const field = (name: string): string => new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1] ?? ''
  const [id] = idsIn(field('message-id'))
  return id === undefined
    ? undefined
    : { id, references: [...idsIn(field('references')), ...idsIn(field('in-reply-to'))] }
}

/** The thread of each message: a number for all that refer to each other. */
function threadsOf(mails: readonly Mail[]): Map<string, string> {
  const above = new Map<string, string>()
  const find = (id: string): string => {
    let root = id
    for (let next = above.get(root); next !== undefined && next !== root; next = above.get(root)) root = next
    above.set(id, root)
    return root
  }
  for (const { id, references } of mails) for (const other of references) above.set(find(other), find(id))
  return new Map(mails.map(({ id }) => [id, find(id)]))
}

/** How many pairs a partition has. */
const pairsIn = (counts: Iterable<number>): number => [...counts].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0)
function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const settings = loadSettings({ env: { FOLKMOOT_DATA: data }, cwd: data })
await mkdir(settings.blobs, { recursive: true })
const { connection, leave } = await joinEmbedded({ data })
await migrate(connection)
const database = openDatabase({ connection, poolSize: 10 })
const app = await buildApp({ settings, database, log: (line, error) => console.error(line, error) })
const sql = async (text: string, values: readonly unknown[]) =>
  (await database.read.execute({ name: '', text }, values)).rows

for (const [n, path] of archives.entries()) {
  await sql(`insert into groups (name, plan) values ($1, 'group_plan_premium')`, [`archive${n}`])
  const group = (await freshGroups.groupByName(database.read, `archive${n}`))!
  const source = await openSource(path)
  const mails: Mail[] = []
  for await (const found of (await openSource(path)).mails()) {
    const mail = 'raw' in found ? headOf(found.raw) : undefined
    if (mail) mails.push(mail)
  }
  const { tally } = await importMails({
    ...{ source, group, operate: app.pipeline.runAsSystem, blobs: openBlobStore(settings.blobs), dryRun: false },
    progress: () => {},
    misread: () => {},
    remark: () => {},
    signal: new AbortController().signal,
  })
  const rows = await sql(`select mime_id, topic_id from messages where group_id = $1`, [group.id])
  const topics = new Map(rows.map(row => [String(row['mime_id']).replace(/^<|>$/g, ''), String(row['topic_id'])]))
  const threads = threadsOf(mails)
  const known = mails.filter(({ id }) => topics.has(id))
  const both = pairsIn(countsOf(known.map(({ id }) => `${topics.get(id)} ${threads.get(id)}`)).values())
  const ofThreads = countsOf(known.map(({ id }) => threads.get(id)!))
  const ofTopics = countsOf(known.map(({ id }) => topics.get(id)!))
  const replies = known.flatMap(({ id, references }) => {
    const parent = references.findLast(one => one !== id && topics.has(one))
    return parent === undefined ? [] : [topics.get(parent) === topics.get(id)]
  })
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`
  console.log(
    `${basename(path)}: ${tally.imported} messages, ${ofThreads.size} threads, ${ofTopics.size} topics; ` +
      `recall ${percent(both, pairsIn(ofThreads.values()))}, precision ${percent(both, pairsIn(ofTopics.values()))}; ` +
      `replies in the topic of what they reply to: ${percent(replies.filter(Boolean).length, replies.length)}`,
  )
}
await app.close()
await database.close()
await leave()
await rm(data, { recursive: true })
