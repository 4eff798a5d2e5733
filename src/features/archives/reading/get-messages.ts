import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { TopicRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import { aroundGroup } from './around.ts'
import * as contract from './contract.ts'
import { messagePages } from './message-store.ts'
import { momentIn } from './moments.ts'
import { pageSizeFor } from './page-sizes.ts'
import { tagsOn } from './show.ts'
import { messageView, topicOfMessage, topicView, type ShownWithTopic, type Tags } from './view.ts'

export const getTopic = ({ addresses }: ArchiveParts) =>
  implement(contract.getTopic, async ({ tx, params, account, group, membership, position, row }) => {
    const topic = row as TopicRow
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
      fetch: async ({ dir, after, count }) => {
        const walk = messagePages[`topic:created:${dir}:${after ? 'next' : 'first'}:${pageSizeFor(count)}`]
        const place = [after && momentIn(after.key), after && after.id] as const
        const rows = await walk.all(tx, [account_id, group.id, topic.id, count, ...place])
        tags = await looking
        return rows
      },
      place: ({ created, id }) => ({ key: created, id }),
      view: message => messageView(message, reader, tags),
    })
    const around = aroundGroup({ tx, account, group, membership, position }, addresses)
    const [besides, list] = await Promise.all([around, page])
    const { cover_photo_url } = besides.group
    return { ...list, ...besides, cover_photo_url, topic: topicView(topic, group.settings, await looking) }
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
      fetch: async ({ field, dir, after, count }) => {
        const walk =
          messagePages[`group:${field as 'created'}:${dir}:${after ? 'next' : 'first'}:${pageSizeFor(count)}`]
        const key = after && field === 'created' ? momentIn(after.key) : null
        const rows = await walk.all(tx, [account_id, group.id, null, count, key, after && after.id])
        tags = await tagsOn(tx, rows, account_id)
        first = rows[0]
        return rows
      },
      // By number the place is in the token itself, so that nothing is written for it.
      place: ({ created, id, msg_num }, field) =>
        field === 'created' ? { key: created, id } : { key: msg_num, id: msg_num },
      view: message => messageView(message, reader, tags),
    })
    const [besides, list] = await Promise.all([around, page])
    if (!first) return { ...list, ...besides }
    return { ...list, ...besides, topic: topicView(topicOfMessage(first), group.settings, tags!) }
  })
