import type { ParsedSubject } from '#content/text/subject.ts'
import { sameSubjectDays } from '../posting/thread.ts'

/** A topic, with times in milliseconds; its id is 0 until it is inserted. */
export type KnownTopic = { id: number; thread_key: string; created: number; latest: number }

/** How threads are recognized in an archive: by subjects if most mails have no References. */
export type Threading = 'references' | 'subjects'

/**
 * Days within which the subject alone matches a topic, for replies and other posts. If most mails have References, one
 * without rarely replies to anything older. docs/decisions/0018
 */
const subjectDays = { references: { reply: 7, post: 0 }, subjects: sameSubjectDays } as const

export type ThreadQuery = {
  mime_id: string
  read: Pick<ParsedSubject, 'threadKey' | 'isReply'>
  references: readonly string[]
  at: number
}

/** Days before and after a message within which its subject alone matches. Some archives omit the reply prefix. */
export const daysAround = (threading: Threading, { read, references }: Pick<ThreadQuery, 'read' | 'references'>) =>
  read.threadKey === '' ? 0 : subjectDays[threading][read.isReply || references.length > 0 ? 'reply' : 'post']

const dayMs = 86_400_000

/** An index of topics by their messages, by the messages these refer to, and by subject. */
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
    /** Adds the references of a message. Missing ones may be imported later, and other messages may refer to them too. */
    addReferences(references: readonly string[], topic: Topic): void {
      for (const one of references) if (!byMimeId.has(one) && !byMissing.has(one)) byMissing.set(one, topic)
    },
    /** The missing messages that were referred to, with the topic. */
    missing: (): ReadonlyMap<string, Topic> => byMissing,
    /** The topic that a message joins; undefined if it begins one. */
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

/** Maximum number of missing references remembered between batches. */
const maxMissing = 100_000

/** State of an import's threads between batches. */
export type ImportThreads = {
  threading: Threading
  /** The topic that refers to a missing message. */
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
