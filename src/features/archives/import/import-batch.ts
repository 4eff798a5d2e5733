import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import { json, tsVectors } from '#storage/values.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { createTags } from '../../hashtags/index.ts'
import { assignTopics, type ImportTopic, type TopicAssignment } from './assign-topics.ts'
import { storable } from '../message/message-row.ts'
import {
  resolveQuotedText,
  growthRow,
  importedRow,
  revisionRow,
  topicRow,
  type ImportedMail,
  type ImportedText,
  type NumberedMail,
} from './rows.ts'
import { detectDuplicates, type ExistingMessage } from './detect-duplicates.ts'
import * as store from './store.ts'
import { importThreads, type ImportThreads } from './topic-index.ts'

/** Runs a transaction as the system. */
type Operate = <T>(work: (systemTransaction: SystemTransaction) => Promise<T>) => Promise<T>
export type ImportDeps = { operate: Operate; blobs: BlobStore }

const filesOf = (mails: readonly ImportedMail[]) =>
  mails.flatMap(({ files }) => files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]))

/** The number of new messages, and which mails were different texts of existing messages. */
export type ImportResult = { imported: number; revised: number[] }

/**
 * Imports messages into a group in the given order, without notifications or moderation. Existing messages are skipped, so
 * an interrupted import can be repeated.
 */
export async function importBatch(
  { operate, blobs }: ImportDeps,
  group: Group,
  mails: readonly ImportedMail[],
  threads: ImportThreads = importThreads('subjects'),
): Promise<ImportResult> {
  const numbered = mails.map((mail, n) => ({ ...mail, n, at: Date.parse(mail.created) }))
  const words = numbered.flatMap(({ read }) => read.hashtags)
  if (words.length > 0) await makeTags(operate, group, words)
  const { missing, ...done } = await operate(async ({ tx }) => {
    await lockBlobs(tx, blobs, filesOf(mails))
    return write(tx, group, numbered, threads)
  })
  // Only after the commit: a rollback would leave no such topic.
  for (const [mime_id, { id }] of missing) threads.remember(mime_id, id)
  return done
}

/** In a separate transaction, because it locks the group, and topics have to be locked before the group. */
const makeTags = (operate: Operate, { id }: Group, words: readonly string[]) =>
  operate(({ tx, record }) => createTags({ tx, record: (name, data) => record(name, inGroup(data, id)) }, id, words))

/** Facts outside of a call have to name their group. */
const inGroup = <D extends object>(data: D, group_id: number): D => ({ ...data, group_id })

async function write(tx: Tx, group: Group, read: readonly NumberedMail[], threads: ImportThreads) {
  const quotedReplies = await resolveQuotedReplies(tx, group.id, read)
  const present = await presentOf(tx, group.id, quotedReplies)
  rememberPresent(quotedReplies, present, threads)
  const { fresh: mails, others, ids } = detectDuplicates(quotedReplies, present)
  if (mails.length === 0 && others.length === 0) return { imported: 0, revised: [], missing: new Map() }
  const accountOf = await authorsOf(tx, group.id, [...mails, ...others])
  const { placed, missing } = await assignTopics(tx, group.id, mails, threads)
  const last = await lockForImport(tx, group.id, placed, ids)

  const topics = [...new Set(placed.map(({ topic }) => topic))]
  await writeTopics(tx, group.id, topics, accountOf)
  const rows = placed.map(({ mail, topic }, index) =>
    importedRow(mail, {
      msg_num: last + 1 + index,
      topic_id: topic.id,
      account_id: accountOf(mail),
      is_reply: topic.first !== mail,
      thread_key: ownKey(mail, topic),
      tags: topic.tags,
    }),
  )
  if (rows.length > 0) {
    await store.raisePendingListLimit.run(tx)
    await store.addMessages.run(tx, {
      group_id: group.id,
      messages: json(rows.map(({ row }) => row)),
      bodies: rows.map(({ body }) => body),
      quotations: rows.map(({ quoted }) => quoted),
      remainders: rows.map(({ remainder }) => remainder),
      skeletons: rows.map(({ skeleton }) => skeleton),
      words: tsVectors(rows.map(({ words }) => words)),
    })
    const newTopicCount = topics.filter(({ first }) => first !== null).length
    const range = { first: last + 1, last: last + rows.length }
    await store.countMessages.run(tx, { group_id: group.id, ...range, topics: newTopicCount })
  }
  return { imported: rows.length, revised: await revise(tx, group.id, others, accountOf), missing }
}

/** A topic may contain mails with other subjects; replies to those have their subject. */
const ownKey = ({ read }: NumberedMail, topic: ImportTopic): string | null =>
  storable(read.threadKey) === storable(topic.thread_key) ? null : storable(read.threadKey)

/** A repeated import finds the same threads, because existing mails are indexed with their references. */
function rememberPresent(
  mails: readonly NumberedMail[],
  present: ReadonlyMap<string, ExistingMessage>,
  threads: ImportThreads,
): void {
  for (const { mime_id, references } of mails) {
    const topic_id = present.get(storable(mime_id))?.topic_id
    if (topic_id !== undefined) for (const one of references) threads.remember(one, topic_id)
  }
}

/** Stores different texts of messages as revisions; returns the mails that were not stored before. */
async function revise(
  tx: Tx,
  group_id: number,
  others: readonly NumberedMail[],
  accountOf: (mail: NumberedMail) => number | null,
): Promise<number[]> {
  if (others.length === 0) return []
  const revisions = others.map(mail => revisionRow(mail, accountOf(mail)))
  return (await store.addRevisions.all(tx, { group_id, revisions: json(revisions) })).map(({ n }) => n)
}

/** Splits new from quoted text with the help of the parents, which are in this batch or in the group. */
async function resolveQuotedReplies(tx: Tx, group_id: number, mails: readonly NumberedMail[]) {
  const parentIds = new Set(mails.flatMap(({ text, references }) => (text.doubtful ? references.slice(-1) : [])))
  if (parentIds.size === 0) return mails
  const texts = new Map(
    mails.filter(({ mime_id }) => parentIds.has(mime_id)).map(({ mime_id, text }) => [mime_id, fullTextOf(text)]),
  )
  const mime_ids = [...parentIds].filter(mime_id => !texts.has(mime_id))
  const parentRows = mime_ids.length > 0 ? await store.referredTexts.all(tx, { group_id, mime_ids }) : []
  for (const { mime_id, html } of parentRows) texts.set(mime_id, html)
  return mails.map(mail => resolveQuotedText(mail, texts.get(mail.references.at(-1) ?? '')))
}

const fullTextOf = ({ body, quoted, remainder }: ImportedText): string => body + quoted + remainder

async function presentOf(tx: Tx, group_id: number, mails: readonly NumberedMail[]) {
  const allIds = mails.flatMap(({ mime_id, formerly }) => (formerly === undefined ? [mime_id] : [mime_id, formerly]))
  const mime_ids = [...new Set(allIds.map(storable))]
  return new Map((await store.presentMessages.all(tx, { group_id, mime_ids })).map(row => [row.mime_id, row]))
}

async function authorsOf(tx: Tx, group_id: number, mails: readonly NumberedMail[]) {
  const emails = [...new Set(mails.map(({ author }) => author.email.toLowerCase()))]
  const members = new Map(
    (await store.memberAuthors.all(tx, { group_id, emails })).map(({ email, account_id }) => [email, account_id]),
  )
  return ({ author }: NumberedMail): number | null => members.get(author.email.toLowerCase()) ?? null
}

/** Locks topics, messages and then the group, in the usual order; returns the group's last message number. */
async function lockForImport(tx: Tx, group_id: number, placed: readonly TopicAssignment[], ids: readonly number[]) {
  const old = [...new Set(placed.filter(({ topic }) => topic.first === null).map(({ topic }) => topic.id))]
  const locked = old.length > 0 ? await store.lockTopics.all(tx, { group_id, ids: old }) : []
  if (locked.length < old.length) throw new StaleReadError('a topic was deleted meanwhile')
  const messages = ids.length > 0 ? await store.lockMessages.all(tx, { group_id, ids }) : []
  if (messages.length < ids.length) throw new StaleReadError('a message was deleted meanwhile')
  const group = await lockGroupRow.first(tx, { group_id })
  if (!group) throw new StaleReadError('the group was deleted')
  const arrived = await presentOf(
    tx,
    group_id,
    placed.map(({ mail }) => mail),
  )
  if (arrived.size > 0) throw new StaleReadError('a message arrived meanwhile')
  return group.last_msg_num
}

async function writeTopics(
  tx: Tx,
  group_id: number,
  topics: readonly ImportTopic[],
  accountOf: (mail: NumberedMail) => number | null,
): Promise<void> {
  const newTopics = topics.flatMap(({ first, growth, ...topic }) =>
    first ? [{ ...topicRow(first, { ...topic, account_id: accountOf(first) }), ...growthRow(growth) }] : [],
  )
  const grown = topics.filter(({ first }) => first === null).map(({ id, growth }) => ({ id, ...growthRow(growth) }))
  if (newTopics.length > 0) await store.addTopics.run(tx, { group_id, topics: json(newTopics) })
  if (grown.length > 0) await store.growTopics.run(tx, { group_id, topics: json(grown) })
}
