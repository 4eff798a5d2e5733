import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { unlessLong } from '#runtime/page-bytes.ts'
import { write } from '#runtime/answers.ts'
import { keptPageOf, type Fetch } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveParts } from '../parts.ts'
import { aroundGroup } from './around.ts'
import * as contract from './contract.ts'
import { groupPages, placeOfMessage, topicPages } from './message-store.ts'
import { checkMoment } from './moments.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import type { Row } from '#storage/query.ts'
import { tagsOn } from './show.ts'
import { firstUnread } from './topic-states.ts'
import { isAgeing } from '../state.ts'
import type { TopicRow } from '../message/finders.ts'
import { messageView, shownBy, topicOfMessage, topicSide, topicView, viewInTopic, type Tags } from './view.ts'

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
    const inTopic = { account_id, group_id: group.id, topic_id: topic.id }
    // All messages have the hashtags of their topic.
    const looking = tagsOn(tx, [topic], account_id).then(tags => ({
      tags,
      side: topicSide(topic, group.settings, tags),
    }))
    const reading = account && topic.is_unread ? firstUnreadIn(tx, topic) : 0
    const page = looking.then(({ side }) =>
      keptPageOf({
        tx,
        params,
        sorting: contract.getTopic.sorting!,
        total: topic.num_messages,
        ...(from && { from: placeFrom(from, topic) }),
        shownBy: shownBy(reader, [topic.id, side]),
        print: async range => (await topicPages.print[walkIn(range)].one(tx, { ...inTopic, ...range.page })).print,
        fetch: range => {
          if (range.after) checkMoment(range.after.key)
          const asked = { ...inTopic, ...range.page }
          const walk = walkIn(range)
          return unlessLong(topicPages.short[walk].all(tx, asked), () => topicPages.cut[walk].all(tx, asked))
        },
        place: ({ created, id }) => ({ key: created, id }),
        view: message => viewInTopic(message, reader, side),
        schema: contract.getTopic.returns.properties.data,
        besides: () => ({}),
      }),
    )
    const around = aroundGroup({ tx, account, group, membership, position }, addresses)
    const [besides, list, first_unread, { tags }] = await Promise.all([around, page, reading, looking])
    return {
      ...list,
      ...besides,
      topic: topicView(topic, group.settings, tags, {
        seesChats: may('chat_visible', position),
        state: account ? topic : undefined,
      }),
      first_unread,
    }
  })

const placeFrom = ({ created, id, older }: Row<'message.placeInTopic'>, { num_messages }: TopicRow) => ({
  ...{ key: created, id, passed: { asc: older, desc: Math.max(0, num_messages - older - 1) } },
})

/** Which of the texts of a list finds a page. */
const walkIn = ({ field, dir, start, page }: Parameters<Fetch<unknown>>[0]) =>
  `${pageSizeFor(page.count)}:${field as 'created'}:${dir}:${start}` as const

/** Which of the messages of a topic somebody would read next. */
async function firstUnreadIn(tx: Tx, { group_id, id, read_until }: TopicRow): Promise<number> {
  const next = await firstUnread.first(tx, { group_id, topic_id: id, read_until })
  return next?.msg_num ?? 0
}

const fields = contract.getMessages.returns.properties
export const getMessages = ({ addresses }: ArchiveParts) =>
  implement(contract.getMessages, async ({ tx, params, account, group, membership, position }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, position, addresses }
    const seesChats = may('chat_visible', position)
    let tags: Tags
    const around = aroundGroup({ tx, account, group, membership, position }, addresses)
    const page = keptPageOf({
      tx,
      params,
      sorting: contract.getMessages.sorting!,
      total: group.messages_count,
      shownBy: isAgeing(group.settings) ? null : shownBy(reader, [seesChats, group.settings.subject_tag]),
      print: async range => {
        const asked = { account_id, group_id: group.id, ...range.page }
        return (await groupPages.print[walkIn(range)].one(tx, asked)).print
      },
      fetch: async range => {
        const { field, after } = range
        if (after && field === 'created') checkMoment(after.key)
        const asked = { account_id, group_id: group.id, ...range.page }
        const walk = walkIn(range)
        const rows = await unlessLong(groupPages.short[walk].all(tx, asked), () => groupPages.cut[walk].all(tx, asked))
        tags = await tagsOn(tx, rows, account_id)
        return rows
      },
      place: ({ created, id, msg_num }, field) =>
        field === 'created' ? { key: created, id } : { key: msg_num, id: msg_num },
      view: message => messageView(message, reader, tags),
      schema: fields.data,
      besides: ([first]) => {
        const topic = first && topicView(topicOfMessage(first), group.settings, tags, { seesChats, state: undefined })
        return { topic: write(fields.topic, topic ?? null) }
      },
    })
    const [besides, list] = await Promise.all([around, page])
    return { ...list, ...besides }
  })
