import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { groupsByIds } from '../../groups/index.ts'
import { checkTimestamp } from '../reading/check-timestamp.ts'
import { loadHashtags } from '../reading/load-hashtags.ts'
import { topicStatesOf, type TopicStates } from '../reading/topic-states.ts'
import { readableGroups } from '../reading/stores/topic-store.ts'
import { seesChatsOf, seesEventsOf, topicView, type HashtagsById } from '../reading/view.ts'
import * as contract from './contract.ts'
import { countMyTopics, myTopicPages, unreadByGroup } from './store.ts'

type UnreadCall = Pick<Call<typeof contract.getUnreadCounts>, 'tx' | 'account' | 'group' | 'organisation'>

/** The groups of a call: the one it names, or all of the caller's. */
async function groupIdsOf({ tx, account, group, organisation }: UnreadCall): Promise<number[]> {
  if (group) return [group.id]
  const groups = await readableGroups.all(tx, { account_id: account.id, org_id: organisation?.id ?? null })
  return groups.map(({ id }) => id)
}

export const getMyTopics = implement(contract.getMyTopics, async call => {
  const { tx, params, account, access } = call
  const { which } = params
  const group_ids = await groupIdsOf(call)
  let tags: HashtagsById
  let states: TopicStates
  let groups: Map<number, Awaited<ReturnType<typeof groupsByIds>>[number]>
  return pageOf(tx, contract.getMyTopics, params, {
    total: async () => (await countMyTopics[which].one(tx, { account_id: account.id, group_ids })).count,
    fetch: async ({ dir, start, after, page }) => {
      if (after) checkTimestamp(after.key)
      const rows = await myTopicPages[`${which}:updated:${dir}:${start}`].all(tx, {
        account_id: account.id,
        group_ids,
        ...page,
      })
      const [groupRows, ...known] = await Promise.all([
        groupsByIds(tx, [...new Set(rows.map(({ group_id }) => group_id))]),
        loadHashtags(tx, rows, account.id),
        topicStatesOf(tx, rows, account.id),
      ])
      ;[tags, states] = known
      groups = new Map(groupRows.map(group => [group.id, group]))
      return rows.filter(({ group_id }) => groups.has(group_id))
    },
    cursorOf: ({ most_recent_message, id }) => ({ key: most_recent_message, id }),
    view: row => {
      const { settings } = groups.get(row.group_id)!
      return topicView(row, settings, tags, {
        seesChats: seesChatsOf(access, settings),
        seesEvents: seesEventsOf(access, settings),
        isMember: true,
        state: states.get(row.id),
      })
    },
  })
})

export const getUnreadCounts = implement(contract.getUnreadCounts, async call => {
  const { tx, account } = call
  const counts = await unreadByGroup.all(tx, { account_id: account.id, group_ids: await groupIdsOf(call) })
  const groups = counts.map(({ group_id, group_name, topics }) => ({ group_id, group_name, topics }))
  return { object: 'unread_counts' as const, topics: groups.reduce((sum, { topics }) => sum + topics, 0), groups }
})
