import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { truncateIfLong } from '#runtime/responses/page-byte-limit.ts'
import { serializeField } from '#runtime/responses/serializers.ts'
import { cachedPageOf, type FetchPage } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveDeps } from '../deps.ts'
import { groupContext } from './group-context.ts'
import * as contract from './contract.ts'
import { groupPages, cursorOfItem, cursorOfMessage, cursorOfTime, topicPages } from './stores/message-store.ts'
import type { Timestamp } from '#storage/values.ts'
import { checkTimestamp } from './check-timestamp.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import type { Row } from '#storage/query.ts'
import { loadHashtags } from './load-hashtags.ts'
import { firstUnread } from './topic-states.ts'
import { hasAgeRules } from '../topic-state.ts'
import type { TopicRow } from '../message/finders.ts'
import { messageView, viewKey, topicOfMessage, topicSide, topicView, viewInTopic, type HashtagsById } from './view.ts'

export const getTopic = ({ addresses }: ArchiveDeps) =>
  implement(contract.getTopic, async ({ tx, params, account, group, membership, access, row: topic, fail }) => {
    const account_id = account?.id ?? null
    const from = await startOf(tx, topic, params, () => fail('invalid msg_num'))
    const reader = { account, group, access, addresses }
    const inTopic = { account_id, group_id: group.id, topic_id: topic.id }
    // All messages have the hashtags of their topic.
    const topicData = loadHashtags(tx, [topic], account_id).then(tags => ({
      tags,
      side: topicSide(topic, group.settings, tags),
    }))
    const reading = account && topic.is_unread ? unreadIn(tx, topic) : nothingUnread
    const page = topicData.then(({ side }) =>
      cachedPageOf(tx, contract.getTopic, params, {
        total: topic.num_messages,
        ...(from && { startRow: cursorFrom(from, topic) }),
        viewKey: viewKey(reader, [topic.id, side]),
        rowVersions: async range =>
          (await topicPages.print[listOrderOf(range)].one(tx, { ...inTopic, ...range.page })).print,
        fetch: range => {
          if (range.after) checkTimestamp(range.after.key)
          const query = { ...inTopic, ...range.page }
          const walk = listOrderOf(range)
          return truncateIfLong(topicPages.short[walk].all(tx, query), () => topicPages.cut[walk].all(tx, query))
        },
        cursorOf: ({ created, id }) => ({ key: created, id }),
        view: message => viewInTopic(message, reader, side),
        schema: contract.getTopic.returns.properties.data,
        extraFields: () => ({}),
      }),
    )
    const around = groupContext({ tx, account, group, membership, access }, addresses)
    const [besides, list, unread, { tags }] = await Promise.all([around, page, reading, topicData])
    return {
      ...list,
      ...besides,
      topic: topicView(topic, group.settings, tags, {
        seesChats: may('chat_visible', access),
        seesEvents: may('calendar_visible', access),
        isMember: may('sub_page', access),
        state: account ? topic : undefined,
      }),
      ...unread,
    }
  })

type StartParams = { from_msg_num?: number; from_item?: number; from_time?: string }
/** Where a page begins that names a message, a position or a time; undefined for the first page. */
async function startOf(
  tx: Tx,
  { group_id, id: topic_id, num_messages }: TopicRow,
  { from_msg_num, from_item, from_time }: StartParams,
  refuse: () => never,
) {
  const inTopic = { group_id, topic_id }
  if (from_msg_num !== undefined)
    return (await cursorOfMessage.first(tx, { ...inTopic, msg_num: from_msg_num })) ?? refuse()
  const found =
    from_time === undefined
      ? undefined
      : await cursorOfTime.first(tx, { ...inTopic, from_time: from_time as Timestamp })
  if (found || (from_time === undefined && from_item === undefined)) return found
  return cursorOfItem.first(tx, { ...inTopic, older: Math.min(from_item ?? num_messages, num_messages) - 1 })
}

const cursorFrom = ({ created, id, older }: Row<'message.placeInTopic'>, { num_messages }: TopicRow) => ({
  ...{ key: created, id, passed: { asc: older, desc: Math.max(0, num_messages - older - 1) } },
})

/** The query variant for a page of the list. */
const listOrderOf = ({ field, dir, start, page }: Parameters<FetchPage<unknown>>[0]) =>
  `${pageSizeFor(page.count)}:${field as 'created'}:${dir}:${start}` as const

const nothingUnread = { first_unread: 0, num_unread: 0 }
/** The number of the first unread message of a topic, and how many there are. */
async function unreadIn(tx: Tx, { group_id, id, read_until }: TopicRow): Promise<typeof nothingUnread> {
  const found = await firstUnread.first(tx, { group_id, topic_id: id, read_until })
  return found ? { first_unread: found.msg_num, num_unread: found.num_unread } : nothingUnread
}

const fields = contract.getMessages.returns.properties
export const getMessages = ({ addresses }: ArchiveDeps) =>
  implement(contract.getMessages, async ({ tx, params, account, group, membership, access }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, access, addresses }
    const seesChats = may('chat_visible', access)
    const seesEvents = may('calendar_visible', access)
    let tags: HashtagsById
    const around = groupContext({ tx, account, group, membership, access }, addresses)
    const page = cachedPageOf(tx, contract.getMessages, params, {
      total: group.messages_count,
      viewKey: hasAgeRules(group.settings)
        ? null
        : viewKey(reader, [seesChats, seesEvents, group.settings.subject_tag]),
      rowVersions: async range => {
        const query = { account_id, group_id: group.id, ...range.page }
        return (await groupPages.print[listOrderOf(range)].one(tx, query)).print
      },
      fetch: async range => {
        const { field, after } = range
        if (after && field === 'created') checkTimestamp(after.key)
        const queryParams = { account_id, group_id: group.id, ...range.page }
        const walk = listOrderOf(range)
        const rows = await truncateIfLong(groupPages.short[walk].all(tx, queryParams), () =>
          groupPages.cut[walk].all(tx, queryParams),
        )
        tags = await loadHashtags(tx, rows, account_id)
        return rows
      },
      cursorOf: ({ created, id, msg_num }, field) =>
        field === 'created' ? { key: created, id } : { key: msg_num, id: msg_num },
      view: message => messageView(message, reader, tags),
      schema: fields.data,
      extraFields: ([first]) => {
        const viewer = { seesChats, seesEvents, isMember: may('sub_page', access), state: undefined }
        const topic = first && topicView(topicOfMessage(first), group.settings, tags, viewer)
        return { topic: serializeField(fields.topic, topic ?? null) }
      },
    })
    const [besides, list] = await Promise.all([around, page])
    return { ...list, ...besides }
  })
