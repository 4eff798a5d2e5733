import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Choice, Id, Num, Str, Type, optional, resource, withDefault } from '#contract/schema.ts'
import { GROUP, TOPIC } from '#contract/targets.ts'
import { Topic } from '../reading/contract.ts'

const unreadTopics = {
  method: 'GET',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  needs: 'sub_page',
} as const

export const getMyTopics = endpoint('getmytopics', {
  ...unreadTopics,
  summary: 'List unread, followed or muted topics of a group, or of all groups the caller is in.',
  params: { ...GROUP, which: withDefault(Choice(words.my_topics, { description: 'Which topics.' }), 'unread') },
  returns: list(Topic, { fields: ['updated'], field: 'updated', dir: 'desc' }),
})

/** Unread counts of an account. */
export const UnreadCounts = resource('unread_counts', {
  topics: Num,
  groups: Type.Array(Type.Object({ group_id: Num, group_name: Str, topics: Num }, { title: 'unread_group' })),
})

export const getUnreadCounts = endpoint('getunreadcounts', {
  ...unreadTopics,
  summary: 'Count unread topics in a group, or in each group the caller is in.',
  params: GROUP,
  returns: UnreadCounts,
})

const marking = { method: 'POST', who: 'account', needs: 'sub_page', unconfirmed: true } as const

export const markTopicRead = endpoint('marktopicread', {
  ...marking,
  summary: 'Mark a topic as read, to its end or up to a message.',
  on: 'topic',
  params: {
    ...TOPIC,
    msg_num: optional(Id({ description: 'The number of the last message that was read.', invalid: 'invalid msg_num' })),
  },
  records: ['notifications.changed'],
  errors: ['invalid msg_num'],
  byShowing: true,
})

export const markGroupRead = endpoint('markgroupread', {
  ...marking,
  summary: 'Mark all topics of a group as read.',
  on: 'group',
  params: GROUP,
})
