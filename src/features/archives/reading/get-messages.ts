import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { unlessLong } from '#runtime/page-bytes.ts'
import { pageOf } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveParts } from '../parts.ts'
import { aroundGroup } from './around.ts'
import * as contract from './contract.ts'
import { groupPages, placeOfMessage, topicPages } from './message-store.ts'
import { checkMoment } from './moments.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import { tagsOn } from './show.ts'
import { firstUnread } from './topic-states.ts'
import type { TopicRow } from '../message/finders.ts'
import {
  messageView,
  topicOfMessage,
  topicSide,
  topicView,
  viewInTopic,
  type ShownWithTopic,
  type Tags,
} from './view.ts'

export const getTopic = ({ addresses }: ArchiveParts) =>
  implement(contract.getTopic, async ({ tx, params, account, group, membership, position, row: topic, fail }) => {
    const account_id = account?.id ?? null
    const { from_msg_num } = params
    const from =
      from_msg_num === undefined
        ? undefined
        : ((await placeOfMessage.first(tx, { group_id: group.id, topic_id: topic.id, msg_num: from_msg_num })) ??
          fail('invalid msg_num'))
    const reader = { account, group, position, addresses }
    // All messages have the hashtags of their topic.
    const looking = tagsOn(tx, [topic], account_id).then(tags => ({
      tags,
      side: topicSide(topic, group.settings, tags),
    }))
    const reading = account && topic.is_unread ? firstUnreadIn(tx, topic) : 0
    let side: ReturnType<typeof topicSide>
    const page = pageOf({
      tx,
      params,
      sorting: contract.getTopic.sorting!,
      total: topic.num_messages,
      ...(from && { from: { key: from.created, id: from.id } }),
      fetch: async ({ dir, start, after, page: range }) => {
        const walk = `${pageSizeFor(range.count)}:created:${dir}:${start}` as const
        if (after) checkMoment(after.key)
        const asked = { account_id, group_id: group.id, topic_id: topic.id, ...range }
        const rows = unlessLong(topicPages.short[walk].all(tx, asked), () => topicPages.cut[walk].all(tx, asked))
        ;({ side } = await looking)
        return rows
      },
      place: ({ created, id }) => ({ key: created, id }),
      view: message => viewInTopic(message, reader, side),
    })
    const around = aroundGroup({ tx, account, group, membership, position }, addresses)
    const [besides, list, first_unread, { tags }] = await Promise.all([around, page, reading, looking])
    const { cover_photo_url } = besides.group
    return {
      ...list,
      ...besides,
      cover_photo_url,
      topic: topicView(topic, group.settings, tags, {
        seesChats: may('chat_visible', position),
        state: account ? topic : undefined,
      }),
      first_unread,
    }
  })

/** Which of the messages of a topic somebody would read next. */
async function firstUnreadIn(tx: Tx, { group_id, id, read_until }: TopicRow): Promise<number> {
  const next = await firstUnread.first(tx, { group_id, topic_id: id, read_until })
  return next?.msg_num ?? 0
}

export const getMessages = ({ addresses }: ArchiveParts) =>
  implement(contract.getMessages, async ({ tx, params, account, group, membership, position }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, position, addresses }
    let tags: Tags
    let first: ShownWithTopic | undefined
    const around = aroundGroup({ tx, account, group, membership, position }, addresses)
    const page = pageOf({
      tx,
      params,
      sorting: contract.getMessages.sorting!,
      total: group.messages_count,
      fetch: async ({ field, dir, start, after, page: range }) => {
        const walk = `${pageSizeFor(range.count)}:${field as 'created'}:${dir}:${start}` as const
        if (after && field === 'created') checkMoment(after.key)
        const asked = { account_id, group_id: group.id, ...range }
        const rows = await unlessLong(groupPages.short[walk].all(tx, asked), () => groupPages.cut[walk].all(tx, asked))
        tags = await tagsOn(tx, rows, account_id)
        first = rows[0]
        return rows
      },
      place: ({ created, id, msg_num }, field) =>
        field === 'created' ? { key: created, id } : { key: msg_num, id: msg_num },
      view: message => messageView(message, reader, tags),
    })
    const [besides, list] = await Promise.all([around, page])
    const topic = first
      ? topicView(topicOfMessage(first), group.settings, tags!, {
          seesChats: may('chat_visible', position),
          state: undefined,
        })
      : null
    return { ...list, ...besides, topic }
  })
