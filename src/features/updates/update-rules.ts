import type { Value } from '#contract/enumerations.ts'
import type { FactData, FactName } from '#contract/facts.ts'
import type { Permission } from '#contract/permissions.ts'
import type { NewFact } from '#runtime/jobs/outbox.ts'

export type UpdateKind = Value<'update_kind'>
type GroupKind = 'topic' | 'moderation' | 'poll'

/**
 * An update of a group. Without ids, anything of that kind may have changed. `msg_num`: the message that was posted.
 */
export type GroupUpdate = { kind: GroupKind; group_id: number; ids: number[]; msg_num: number | null }
/** An update for some accounts, on all of their pages. */
type AccountUpdate = { kind: 'notifications'; account_ids: readonly number[] }
/** What is sent between processes: ids only, as everyone fetches what they may see. */
export type Update = GroupUpdate | AccountUpdate

/** The permission that someone needs in the group to be told. */
export const neededFor: Readonly<Record<GroupKind, Permission>> = {
  topic: 'archives_visible',
  moderation: 'mod_page',
  poll: 'polls_visible',
}

type FactAbout<N extends FactName> = { data: FactData[N]; group_id: number }
type UpdateRules = { [N in FactName]?: (about: FactAbout<N>) => Update[] }

const topics = (group_id: number, ids: number[], msg_num: number | null = null): Update => ({
  kind: 'topic',
  group_id,
  ids,
  msg_num,
})
const ofTopic = ({ data, group_id }: { data: { topic_id: number }; group_id: number }): Update[] => [
  topics(group_id, [data.topic_id]),
]
const queue = ({ group_id }: { group_id: number }): Update => ({ kind: 'moderation', group_id, ids: [], msg_num: null })
const ofQueue = (about: { group_id: number }): Update[] => [queue(about)]
const ofReported = (about: { data: { topic_id: number }; group_id: number }): Update[] => [
  ...ofTopic(about),
  queue(about),
]

const ofPoll = ({ data, group_id }: { data: { poll_id: number }; group_id: number }): Update[] => [
  { kind: 'poll', group_id, ids: [data.poll_id], msg_num: null },
]

/** What each fact means for open pages. A feature that wants its pages to stay fresh adds its facts here. */
const updateRules: UpdateRules = {
  'message.posted': ({ data, group_id }) => [topics(group_id, [data.topic_id], data.msg_num)],
  'message.edited': ofTopic,
  'message.deleted': ofReported,
  'message.hidden': ofReported,
  'message.restored': ofReported,
  'message.reported': ofQueue,
  'message.report_resolved': ofQueue,
  'message.report_reopened': ofQueue,
  'message.held': ofQueue,
  'message.claimed': ofQueue,
  'message.approved': ofQueue,
  'message.confirmed': ofQueue,
  'message.rejected': ofQueue,
  'message.discarded': ofQueue,
  'message.expired': ofQueue,
  'message.corrected': ofQueue,
  'moderation.changed': ofQueue,
  'member.requested': ofQueue,
  'member.approved': ofQueue,
  'member.rejected': ofQueue,
  'member.expired': ofQueue,
  'notifications.changed': ({ data }) => [{ kind: 'notifications', account_ids: data.account_ids }],
  'poll.voted': ofPoll,
  'poll.updated': ofPoll,
  'poll.closed': ofPoll,
  'poll.reopened': ofPoll,
  'topic.updated': ofTopic,
  'topic.merged': ({ data, group_id }) => [topics(group_id, [data.topic_id, data.into_topic_id])],
  'topic.split': ({ data, group_id }) => [topics(group_id, [data.topic_id, data.from_topic_id])],
  'topic.moved': ofTopic,
  'topic.received': ofTopic,
  'topic.deleted': ofTopic,
  'topic.expired': ofTopic,
  'archives.imported': ({ group_id }) => [topics(group_id, [])],
}

/** The updates that follow from a fact. */
export function updatesOf({ name, data, group_id }: NewFact): Update[] {
  // The table pairs each name with its own kind of fact.
  const rule = updateRules[name] as ((about: FactAbout<FactName>) => Update[]) | undefined
  return rule?.({ data, group_id }) ?? []
}
