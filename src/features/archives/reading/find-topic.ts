import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { groupsWithAccess } from '../../members/index.ts'
import * as contract from './contract.ts'

const topicNow = query(
  'topic.now',
  `select t.group_id, t.id as topic_id from topics t
   where t.id = coalesce((select m.into_topic_id from merged_topics m where m.topic_id = :topic_id), :topic_id)`,
)
const messageNow = query(
  'message.now',
  `select m.group_id, m.topic_id, m.msg_num from moved_messages v join messages m on m.id = v.message_id
   where v.group_id = :group_id and v.msg_num = :msg_num`,
)

/** Where a topic or message is now. It must be readable for the caller there; what isn't is answered as absent. */
export const findTopic = implement(contract.findTopic, async ({ tx, account, group, params, fail }) => {
  const { topic_id, msg_num } = params
  const absent = topic_id === undefined ? 'invalid msg_num' : 'invalid topic_id'
  const message = msg_num === undefined ? undefined : await messageNow.first(tx, { group_id: group.id, msg_num })
  const topic = topic_id === undefined ? undefined : await topicNow.first(tx, { topic_id })
  const place = message ?? topic
  // The group of what is hidden is negative, which none is found by.
  const [target] = place ? await groupsWithAccess(tx, account, [place.group_id]) : []
  if (!place || !target?.isVisible || !may('archives_visible', target.access)) return fail(absent)
  const { id: group_id, name: group_name } = target.group
  return {
    ...{ object: 'topic_location' as const, group_id, group_name, topic_id: place.topic_id },
    msg_num: message?.msg_num ?? 0,
  }
})
