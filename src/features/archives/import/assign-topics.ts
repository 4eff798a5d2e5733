import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { tagsFor, type HashtagRow } from '../../hashtags/index.ts'
import type { Growth, NumberedMail } from './rows.ts'
import { newTopicIds, referredTopics, sameSubject, tagNames, topicsById } from './store.ts'
import { daysAround, createTopicIndex, type ImportThreads, type KnownTopic } from './topic-index.ts'

export type ImportTag = Pick<HashtagRow, 'id' | 'name' | 'until'>
/** A topic with its new messages; `first` is set if it is new. */
export type ImportTopic = KnownTopic & {
  growth: Growth
  first: NumberedMail | null
  tags: readonly ImportTag[]
}
export type TopicAssignment = { mail: NumberedMail; topic: ImportTopic }

/** The topics of mails, and the topics that refer to missing messages. */
type AssignmentResult = { placed: TopicAssignment[]; missing: ReadonlyMap<string, ImportTopic> }

/** Finds the topic of each message, or creates one. */
export async function assignTopics(
  tx: Tx,
  group_id: number,
  mails: readonly NumberedMail[],
  threads: ImportThreads,
): Promise<AssignmentResult> {
  const candidates = await candidateTopics(tx, group_id, mails, threads)
  const placed = mails.map(mail => {
    const { read, references, at } = mail
    const topic =
      candidates.find(mail) ??
      candidates.addTopic({
        id: 0,
        thread_key: read.threadKey,
        created: at,
        latest: at,
        first: mail,
        tags: [],
        growth: noGrowth(),
      })
    candidates.addMessage(mail.mime_id, topic)
    candidates.addReferences(references, topic)
    topic.created = Math.min(topic.created, topic.first ? at : topic.created)
    topic.latest = Math.max(topic.latest, at)
    topic.growth.messages += 1
    topic.growth.attachments += mail.files.length
    topic.growth.latest = Math.max(topic.growth.latest, at)
    return { mail, topic }
  })
  const newTopics = new Set(placed.map(({ topic }) => topic).filter(topic => topic.first !== null))
  const ids = newTopics.size > 0 ? await newTopicIds.all(tx, { count: newTopics.size }) : []
  for (const [index, topic] of [...newTopics].entries()) {
    topic.id = ids[index]!.id
    topic.tags =
      topic.first!.read.hashtags.length > 0 ? (await tagsFor(tx, group_id, topic.first!.read.hashtags)).tags : []
  }
  return { placed, missing: candidates.missing() }
}

const noGrowth = (): Growth => ({ messages: 0, attachments: 0, latest: 0 })

/** Existing topics that these messages could belong to. */
async function candidateTopics(tx: Tx, group_id: number, mails: readonly NumberedMail[], threads: ImportThreads) {
  const topicIndex = createTopicIndex<ImportTopic>(threads.threading)
  const byId = new Map<number, ImportTopic>()
  const remember = (row: {
    id: number
    thread_key: string
    created: string
    most_recent_message: string
    hashtag_ids: number[]
  }) => {
    const topic = byId.get(row.id) ?? {
      id: row.id,
      thread_key: row.thread_key,
      created: Date.parse(row.created),
      latest: Date.parse(row.most_recent_message),
      first: null,
      tags: row.hashtag_ids.map(id => ({ id, name: '', until: '' })),
      growth: noGrowth(),
    }
    if (!byId.has(row.id)) topicIndex.addTopic(topic)
    byId.set(row.id, topic)
    return topic
  }
  const references = [...new Set(mails.flatMap(mail => mail.references))]
  const referred = references.length > 0 ? await referredTopics.all(tx, { group_id, mime_ids: references }) : []
  for (const row of referred) topicIndex.addMessage(row.mime_id, remember(row))
  await rememberMissing()
  const subjectQueries = mails
    .map(mail => ({ key: mail.read.threadKey, at: mail.created, days: daysAround(threads.threading, mail) }))
    .filter(({ days }) => days > 0)
  if (subjectQueries.length > 0)
    for (const row of await sameSubject.all(tx, { group_id, asked: json(subjectQueries) })) remember(row)
  const ids = [...new Set([...byId.values()].flatMap(topic => topic.tags.map(tag => tag.id)))]
  const names = new Map(ids.length > 0 ? (await tagNames.all(tx, { group_id, ids })).map(tag => [tag.id, tag]) : [])
  for (const topic of byId.values()) topic.tags = topic.tags.flatMap(({ id }) => names.get(id) ?? [])
  return topicIndex

  /** Topics may have been deleted since. */
  async function rememberMissing(): Promise<void> {
    const mimeIds = [...new Set([...mails.map(({ mime_id }) => mime_id), ...references])]
    const missing = mimeIds.flatMap(mime_id => {
      const topic_id = threads.topicOfMissing(mime_id)
      return topic_id === undefined ? [] : [{ mime_id, topic_id }]
    })
    if (missing.length === 0) return
    const rows = await topicsById.all(tx, { group_id, ids: [...new Set(missing.map(({ topic_id }) => topic_id))] })
    const existing = new Map(rows.map(row => [row.id, remember(row)]))
    for (const { mime_id, topic_id } of missing) {
      const topic = existing.get(topic_id)
      if (topic) topicIndex.addReferences([mime_id], topic)
    }
  }
}
