import type { ParsedSubject } from '#content/text/subject.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { withTags } from '../../message/message-row.ts'
import { countGroup } from '../counter-store.ts'
import { insertRevision, lockMessage, setText, type LockedMessage } from './message-store.ts'
import { renameMessage } from '../topics/rename-topic.ts'
import { ownSubject } from '../topics/topic-subject.ts'

/** Column values that don't change the text. */
export const unchangedText = { body: null, quoted: null, remainder: null, snippet: null, is_plain_text: null }

/** Bytes of storage that an earlier version of a message takes. */
export const sizeOf = ({ subject_with_tags, body, quoted, remainder }: LockedMessage): number =>
  Buffer.byteLength(subject_with_tags + body + quoted + remainder)

type SubjectTag = { id: number; name: string }

/**
 * Gives the first message of a topic the topic's new subject. It is a normal edit: the old version is stored as a
 * revision, and the mail gets the new subject.
 */
export async function editSubject(
  { tx, group, account }: { tx: Tx; group: Group; account: Account },
  id: number,
  subject: ParsedSubject,
  tags: readonly SubjectTag[],
): Promise<void> {
  const message = await lockMessage.one(tx, { group_id: group.id, id })
  const subject_with_tags = withTags(subject.withoutTags, tags)
  if (message.subject_with_tags === subject_with_tags) return
  const growth = sizeOf(message)
  await insertRevision.run(tx, { group_id: group.id, id })
  await setText.run(tx, {
    group_id: group.id,
    id,
    subject: ownSubject(subject),
    subject_with_tags,
    ...unchangedText,
    edited_by: account.id,
    growth,
  })
  await renameMessage(tx, message, subject, tags)
  await lockGroupRow.run(tx, { group_id: group.id })
  await countGroup.run(tx, { group_id: group.id, messages: 0, topics: 0, size: growth })
}
