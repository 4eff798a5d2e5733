import type { ParsedSubject } from '#content/text/subject.ts'
import { sameSubjectDays } from '../posting/thread.ts'

/** A topic, moments in milliseconds; its id is 0 as long as it is only thought of. */
export type KnownTopic = { id: number; thread_key: string; created: number; latest: number }

/** What the topics of an archive are told by: few of its mails refer to others where a program left such headers out. */
export type Threading = 'references' | 'subjects'

/**
 * For how many days a subject alone means a topic, with a reply prefix and without. Where most mails refer to what they answer, one
 * that does not hardly answers anything older. docs/decisions/0018
 */
const subjectDays = { references: { reply: 7, post: 0 }, subjects: sameSubjectDays } as const

export type ThreadQuery = {
  mime_id: string
  read: Pick<ParsedSubject, 'threadKey' | 'isReply'>
  references: readonly string[]
  at: number
}

/** How many days before and after a message its subject alone still means a topic. Some archives leave out the prefix of replies. */
export const daysAround = (threading: Threading, { read, references }: Pick<ThreadQuery, 'read' | 'references'>) =>
  read.threadKey === '' ? 0 : subjectDays[threading][read.isReply || references.length > 0 ? 'reply' : 'post']

const dayMs = 86_400_000

/** Remembers topics by the messages in them, by those that they refer to and by their subjects. */
export function createTopicIndex<Topic extends KnownTopic>(threading: Threading) {
  const byMimeId = new Map<string, Topic>()
  const byMissing = new Map<string, Topic>()
  const byKey = new Map<string, Topic[]>()

  return {
    addTopic(topic: Topic): Topic {
      const others = byKey.get(topic.thread_key)
      if (others) others.push(topic)
      else byKey.set(topic.thread_key, [topic])
      return topic
    },
    addMessage: (mime_id: string, topic: Topic): unknown => byMimeId.set(mime_id, topic),
    /** A message of the topic refers to these. Those that are not there may come later, and others may refer to them too. */
    addReferences(references: readonly string[], topic: Topic): void {
      for (const one of references) if (!byMimeId.has(one) && !byMissing.has(one)) byMissing.set(one, topic)
    },
    /** Messages that are referred to and were not there, and by which topic. */
    missing: (): ReadonlyMap<string, Topic> => byMissing,
    /** The topic that a message joins; undefined: it begins one. */
    find(threadQuery: ThreadQuery): Topic | undefined {
      const { mime_id, read, references, at } = threadQuery
      const nearest = references.toReversed()
      const ancestor = nearest.find(id => byMimeId.has(id))
      if (ancestor !== undefined) return byMimeId.get(ancestor)
      const missing = [mime_id, ...nearest].find(id => byMissing.has(id))
      if (missing !== undefined) return byMissing.get(missing)
      const span = daysAround(threading, threadQuery) * dayMs
      if (span === 0) return undefined
      const near = (byKey.get(read.threadKey) ?? []).filter(
        topic => topic.latest >= at - span && topic.created <= at + span,
      )
      return near.toSorted((a, b) => b.latest - a.latest)[0]
    },
  }
}

/** So many are remembered from one batch to the next. */
const maxMissing = 100_000

/** What an import remembers of its threads from batch to batch. */
export type ImportThreads = {
  threading: Threading
  /** The topic in which a message is referred to that has not come. */
  topicOfMissing(mime_id: string): number | undefined
  remember(mime_id: string, topic_id: number): void
}

export function importThreads(threading: Threading): ImportThreads {
  const missing = new Map<string, number>()
  return {
    threading,
    topicOfMissing: mime_id => missing.get(mime_id),
    remember(mime_id, topic_id) {
      missing.set(mime_id, topic_id)
      if (missing.size > maxMissing) missing.delete(missing.keys().next().value!)
    },
  }
}
