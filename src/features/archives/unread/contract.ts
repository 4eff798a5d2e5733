import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Choice, Id, Num, Str, Type, optional, resource, withDefault } from '#contract/schema.ts'
import { GROUP, TOPIC } from '#contract/targets.ts'
import { Topic } from '../reading/contract.ts'

export const getMyTopics = endpoint('getmytopics', {
  method: 'GET',
  summary: 'List unread, followed or muted topics of a group, or of all groups the caller is in.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  needs: 'sub_page',
  params: { ...GROUP, which: withDefault(Choice(words.my_topics, { description: 'Which topics.' }), 'unread') },
  returns: list(Topic, { fields: ['updated'], field: 'updated', dir: 'desc' }),
  extension: true,
})

/** How much is new to somebody. */
export const UnreadCounts = resource('unread_counts', {
  topics: Num,
  groups: Type.Array(Type.Object({ group_id: Num, group_name: Str, topics: Num }, { title: 'unread_group' })),
})

export const getUnreadCounts = endpoint('getunreadcounts', {
  method: 'GET',
  summary: 'Count unread topics in a group, or in each group the caller is in.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  needs: 'sub_page',
  params: GROUP,
  returns: UnreadCounts,
  extension: true,
})

export const markTopicRead = endpoint('marktopicread', {
  method: 'POST',
  summary: 'Mark a topic as read, to its end or up to a message.',
  who: 'account',
  on: 'topic',
  needs: 'sub_page',
  params: {
    ...TOPIC,
    msg_num: optional(Id({ description: 'The number of the last message that was read.', invalid: 'invalid msg_num' })),
  },
  errors: ['invalid msg_num'],
  byShowing: true,
  unconfirmed: true,
  extension: true,
})

export const markGroupRead = endpoint('markgroupread', {
  method: 'POST',
  summary: 'Mark all topics of a group as read.',
  who: 'account',
  on: 'group',
  needs: 'sub_page',
  params: GROUP,
  unconfirmed: true,
  extension: true,
})
