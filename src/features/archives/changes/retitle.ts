import { searchVector } from '#content/words/index.ts'
import type { Tx } from '#storage/database.ts'
import { topicSubject, type ReadSubject } from '#content/text/subject.ts'
import { marksOf, withTags, type Marked } from '../message/row.ts'
import { setSubject, setSubjectWords } from './message-store.ts'
import { ownSubject } from './topic-subject.ts'
import { setTitle, type LockedTopic } from './topic-store.ts'

type Tag = { id: number; name: string }
/** Gives a locked topic another subject; whether it is another. */
export async function retitle(tx: Tx, topic: LockedTopic, subject: ReadSubject): Promise<boolean> {
  const title = topicSubject(subject)
  if (title === topic.subject) return false
  await setTitle.run(tx, { group_id: topic.group_id, id: topic.id, subject: title, thread_key: subject.threadKey })
  return true
}

type First = Marked & { group_id: number; id: number; msg_num: number }

/** Gives a message another subject, its text staying as it is. */
export async function resubject(tx: Tx, message: First, subject: ReadSubject, tags: readonly Tag[]): Promise<void> {
  const { group_id, id, msg_num } = message
  const own = ownSubject(subject)
  const marks = marksOf(
    message,
    tags.map(tag => tag.id),
  )
  const words = searchVector({ subject: own, body: '', quoted: '', remainder: '', name: '', marks })
  await setSubject.run(tx, { group_id, id, subject: own, subject_with_tags: withTags(subject.withoutTags, tags) })
  await setSubjectWords.run(tx, { group_id, msg_num, words })
}
