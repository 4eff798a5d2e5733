import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveParts } from '../parts.ts'
import { aroundGroup } from './around.ts'
import * as contract from './contract.ts'
import { messagePages, placeOfMessage } from './message-store.ts'
import { checkMoment } from './moments.ts'
import { pageSizeFor } from './page-sizes.ts'
import { tagsOn } from './show.ts'
import { firstUnread, statesOn, type TopicState } from './topic-states.ts'
import { messageView, topicOfMessage, topicView, type ShownTopic, type ShownWithTopic, type Tags } from './view.ts'

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
    const looking = tagsOn(tx, [topic], account_id)
    const standing = standingTo(tx, topic, account_id)
    let tags: Tags
    const page = pageOf({
      tx,
      params,
      sorting: contract.getTopic.sorting!,
      total: topic.num_messages,
      ...(from && { from: { key: from.created, id: from.id } }),
      fetch: async ({ dir, start, after, page: range }) => {
        const walk = messagePages[`${pageSizeFor(range.count)}:topic:created:${dir}:${start}`]
        if (after) checkMoment(after.key)
        const rows = await walk.all(tx, { account_id, group_id: group.id, topic_id: topic.id, ...range })
        tags = await looking
        return rows
      },
      place: ({ created, id }) => ({ key: created, id }),
      view: message => messageView(message, reader, tags),
    })
    const around = aroundGroup({ tx, account, group, membership, position }, addresses)
    const [besides, list, { state, first_unread }] = await Promise.all([around, page, standing])
    const { cover_photo_url } = besides.group
    return {
      ...list,
      ...besides,
      cover_photo_url,
      topic: topicView(topic, group.settings, await looking, { seesChats: may('chat_visible', position), state }),
      first_unread,
    }
  })

type Standing = { state: TopicState | undefined; first_unread: number }

/** How somebody stands to a topic, and which of its messages they would read next. */
async function standingTo(tx: Tx, topic: ShownTopic, account_id: number | null): Promise<Standing> {
  const state = (await statesOn(tx, [topic], account_id)).get(topic.id)
  if (!state?.is_unread) return { state, first_unread: 0 }
  const { read_until } = state
  const next = await firstUnread.first(tx, { group_id: topic.group_id, topic_id: topic.id, read_until })
  return { state, first_unread: next?.msg_num ?? 0 }
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
        const walk = messagePages[`${pageSizeFor(range.count)}:group:${field as 'created'}:${dir}:${start}`]
        if (after && field === 'created') checkMoment(after.key)
        const rows = await walk.all(tx, { account_id, group_id: group.id, topic_id: null, ...range })
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
