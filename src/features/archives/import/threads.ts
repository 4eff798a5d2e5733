import type { ReadSubject } from '#content/text/subject.ts'
import { sameSubjectDays } from '../posting/thread.ts'

/** A topic, moments in milliseconds; its id is 0 as long as it is only thought of. */
export type KnownTopic = { id: number; thread_key: string; created: number; latest: number }

type Asked = { subject: Pick<ReadSubject, 'threadKey' | 'isReply'>; references: readonly string[]; at: number }

const dayMs = 86_400_000

/** How many days before and after a message its subject alone still means a topic. */
export const daysAround = ({ isReply }: Pick<ReadSubject, 'isReply'>): number =>
  sameSubjectDays[isReply ? 'reply' : 'post']

/** Remembers topics by the messages in them and by their subjects, so that the next message finds its own. */
export function topicsKnown<Topic extends KnownTopic>() {
  const byMimeId = new Map<string, Topic>()
  const byKey = new Map<string, Topic[]>()

  return {
    addTopic(topic: Topic): Topic {
      const others = byKey.get(topic.thread_key)
      if (others) others.push(topic)
      else byKey.set(topic.thread_key, [topic])
      return topic
    },
    addMessage: (mime_id: string, topic: Topic): unknown => byMimeId.set(mime_id, topic),
    /** The topic that a message joins; undefined: it begins one. By the rules of posting, around its own moment. */
    find({ subject, references, at }: Asked): Topic | undefined {
      const key = subject.threadKey
      for (const reference of references.toReversed()) {
        const topic = byMimeId.get(reference)
        if (topic?.thread_key === key) return topic
      }
      if (key === '') return undefined
      const span = daysAround(subject) * dayMs
      const near = (byKey.get(key) ?? []).filter(topic => topic.latest >= at - span && topic.created <= at + span)
      return near.toSorted((a, b) => b.latest - a.latest)[0]
    },
  }
}
