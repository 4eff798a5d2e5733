import { searchVector } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { topicSubject, type ParsedSubject } from '#content/text/subject.ts'
import { keywordsOf, withTags, type KeywordFields } from '../../message/message-row.ts'
import { setSubject, setSubjectWords } from '../messages/message-store.ts'
import { ownSubject } from './topic-subject.ts'
import { setTitle, type LockedTopic } from './topic-store.ts'

type TopicTag = { id: number; name: string }
/** Sets the subject of a locked topic. Returns whether it changed. */
export async function renameTopic(tx: Tx, topic: LockedTopic, subject: ParsedSubject): Promise<boolean> {
  const title = topicSubject(subject)
  if (title === topic.subject) return false
  await setTitle.run(tx, { group_id: topic.group_id, id: topic.id, subject: title, thread_key: subject.threadKey })
  return true
}

type FirstMessageRow = KeywordFields & { group_id: number; id: number; msg_num: number }

/** Sets the subject of a message without changing its text. */
export async function renameMessage(
  tx: Tx,
  message: FirstMessageRow,
  subject: ParsedSubject,
  tags: readonly TopicTag[],
): Promise<void> {
  const { group_id, id, msg_num } = message
  const messageSubject = ownSubject(subject)
  const marks = keywordsOf(
    message,
    tags.map(tag => tag.id),
  )
  const words = searchVector({
    subject: messageSubject,
    body: '',
    quoted: '',
    remainder: '',
    name: '',
    keywords: marks,
  })
  await setSubject.run(tx, {
    group_id,
    id,
    subject: messageSubject,
    subject_with_tags: withTags(subject.withoutTags, tags),
  })
  await setSubjectWords.run(tx, { group_id, msg_num, words })
}
