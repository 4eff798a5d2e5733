import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { ArchiveParts } from '../parts.ts'
import { aroundGroup } from './around.ts'
import * as contract from './contract.ts'
import { messagePages } from './message-store.ts'
import { checkMoment } from './moments.ts'
import { pageSizeFor } from './page-sizes.ts'
import { tagsOn } from './show.ts'
import { messageView, topicOfMessage, topicView, type ShownWithTopic, type Tags } from './view.ts'

export const getTopic = ({ addresses }: ArchiveParts) =>
  implement(contract.getTopic, async ({ tx, params, account, group, membership, position, row: topic }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, position, addresses }
    // All messages have the hashtags of their topic.
    const looking = tagsOn(tx, [topic], account_id)
    let tags: Tags
    const page = pageOf({
      tx,
      params,
      sorting: contract.getTopic.sorting!,
      total: topic.num_messages,
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
    const [besides, list] = await Promise.all([around, page])
    const { cover_photo_url } = besides.group
    return {
      ...list,
      ...besides,
      cover_photo_url,
      topic: topicView(topic, group.settings, await looking, { seesChats: may('chat_visible', position) }),
    }
  })

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
      ? topicView(topicOfMessage(first), group.settings, tags!, { seesChats: may('chat_visible', position) })
      : null
    return { ...list, ...besides, topic }
  })
