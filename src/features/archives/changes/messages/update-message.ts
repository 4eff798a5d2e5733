import { topicSubject } from '#content/text/subject.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import type { ParsedText } from '#content/text/index.ts'
import { searchVector } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { keywordsOf, withTags } from '../../message/message-row.ts'
import type { ArchiveDeps } from '../../deps.ts'
import { isEmpty } from '../../posting/posting-rules.ts'
import { getMessageView } from '../../reading/load-hashtags.ts'
import * as contract from '../contract.ts'
import { countGroup } from '../counter-store.ts'
import { unchangedText, sizeOf } from './edit-subject.ts'
import { parseEditedText } from './edited-text.ts'
import { lockWithTopic } from './lock-message.ts'
import { checkEditor, checkModerated } from './may-edit.ts'
import { filesOf, insertRevision, setSummary, setText, setSearchVector, type LockedMessage } from './message-store.ts'
import { setTopicHashtags } from '../topics/set-hashtags.ts'
import { renameMessage, renameTopic } from '../topics/rename-topic.ts'
import { ownSubject, parseTopicSubject, tagsForTopic } from '../topics/topic-subject.ts'
import { firstAndLatest, tagsOf, type LockedTopic } from '../topics/topic-store.ts'

export const updateMessage = ({ addresses, postLimits }: ArchiveDeps) =>
  implement(
    contract.updateMessage,
    async call => {
      const { tx, group, params, fail } = call
      const { id, account_id, quoted } = call.row
      checkEditor(call, { account_id })
      if (params.body === undefined) return null
      const files = await filesOf.all(tx, { group_id: group.id, message_id: id })
      const editParams = { body: params.body, body_type: params.body_type }
      const text = await parseEditedText(editParams, files, { addresses, settings: group.settings, quoted })
      if (!text || Buffer.byteLength(text.html) > postLimits.text) return fail('post too big')
      return isEmpty({ text, files }) ? fail('no body') : text
    },
    async call => {
      const { tx, group, account, prepared: text, fail, record } = call
      const { message, topic } = (await lockWithTopic(tx, call.row)) ?? fail('invalid message_id')
      checkEditor(call, message)
      const { id, msg_num } = message
      const isFirst = (await firstAndLatest.one(tx, { group_id: group.id, topic_id: topic.id })).id === id
      const { given, tags, own, subject_with_tags } = await subjectFor(call, { message, topic, isFirst })
      checkModerated(call, { topic, isFirst, tags })
      const isSame = !isTextChanged(message, text) && subject_with_tags === message.subject_with_tags
      if (isSame) return getMessageView({ ...call, addresses }, id)

      const oldSize = sizeOf(message)
      await insertRevision.run(tx, { group_id: group.id, id })
      await setText.run(tx, {
        group_id: group.id,
        id,
        subject: own,
        subject_with_tags,
        ...(text ?? unchangedText),
        edited_by: account.id,
        growth: oldSize,
      })
      record('message.edited', { message_id: id, topic_id: topic.id, msg_num, subject: own })
      if (isFirst && text) await setSummary.run(tx, { group_id: group.id, id: topic.id, summary: text.snippet })
      if (isFirst && given) {
        const fields = (await setTopicHashtags(tx, topic, tags)) ? ['hashtags'] : []
        if (await renameTopic(tx, topic, given)) fields.push('subject')
        if (fields.length > 0) record('topic.updated', { topic_id: topic.id, subject: topicSubject(given), fields })
      }
      if (text) await reindexMessage(tx, message, { own, text, hashtag_ids: tags.map(tag => tag.id) })
      else if (given) await renameMessage(tx, message, given, tags)

      const { storage_used } = await lockGroupRow.one(tx, { group_id: group.id })
      if (storage_used + oldSize > postLimits.groupStorage) fail('group out of space')
      await countGroup.run(tx, { group_id: group.id, messages: 0, topics: 0, size: oldSize })
      return getMessageView({ ...call, addresses }, id)
    },
  )

type EditedMessage = { message: LockedMessage; topic: LockedTopic; isFirst: boolean }

/** The new subject of a message. The first message shares the topic's subject; others have their own. */
async function subjectFor(call: Call<typeof contract.updateMessage>, { message, topic, isFirst }: EditedMessage) {
  const { tx, params } = call
  if (params.subject === undefined) {
    const { subject: own, subject_with_tags } = message
    return {
      given: undefined,
      tags: await tagsOf.all(tx, { group_id: topic.group_id, id: topic.id }),
      own,
      subject_with_tags,
    }
  }
  const given = parseTopicSubject(call, params.subject)
  const tags = isFirst
    ? await tagsForTopic(call, given.hashtags, topic.hashtag_ids)
    : await tagsOf.all(tx, { group_id: topic.group_id, id: topic.id })
  return { given, tags, own: ownSubject(given), subject_with_tags: withTags(given.withoutTags, tags) }
}

function isTextChanged(message: LockedMessage, text: ParsedText | null): boolean {
  return text !== null && (['body', 'quoted', 'remainder'] as const).some(piece => text[piece] !== message[piece])
}

async function reindexMessage(
  tx: Tx,
  message: LockedMessage,
  { own, text, hashtag_ids }: { own: string; text: ParsedText; hashtag_ids: readonly number[] },
): Promise<void> {
  const { group_id, id, msg_num, name } = message
  const files = message.num_attachments > 0 ? await filesOf.all(tx, { group_id, message_id: id }) : []
  const filenames = files.map(({ filename }) => filename)
  const marks = keywordsOf({ ...message, body: text.body }, hashtag_ids)
  const words = searchVector({ subject: own, ...text.words, files: filenames, name, keywords: marks })
  await setSearchVector.run(tx, { group_id, msg_num, words })
}
