import { implement, type Call } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { groupsByIds } from '../../groups/index.ts'
import { checkMoment } from '../reading/moments.ts'
import { tagsOn } from '../reading/show.ts'
import { statesOn, type TopicStates } from '../reading/topic-states.ts'
import { readableGroups } from '../reading/topic-store.ts'
import { seesChatsOf, topicView, type Tags } from '../reading/view.ts'
import * as contract from './contract.ts'
import { countMyTopics, myTopicPages, unreadByGroup } from './store.ts'

type Asked = Pick<Call<typeof contract.getUnreadCounts>, 'tx' | 'account' | 'group' | 'organisation'>

/** The groups that a call is about: the one it names, or all that the caller is in. */
async function groupIdsOf({ tx, account, group, organisation }: Asked): Promise<number[]> {
  if (group) return [group.id]
  const found = await readableGroups.all(tx, { account_id: account.id, org_id: organisation?.id ?? null })
  return found.map(({ id }) => id)
}

export const getMyTopics = implement(contract.getMyTopics, async call => {
  const { tx, params, account, position } = call
  const { which } = params
  const group_ids = await groupIdsOf(call)
  let tags: Tags
  let states: TopicStates
  let groups: Map<number, Awaited<ReturnType<typeof groupsByIds>>[number]>
  return pageOf({
    tx,
    params,
    sorting: contract.getMyTopics.sorting!,
    total: async () => (await countMyTopics[which].one(tx, { account_id: account.id, group_ids })).count,
    fetch: async ({ dir, start, after, page }) => {
      if (after) checkMoment(after.key)
      const rows = await myTopicPages[`${which}:updated:${dir}:${start}`].all(tx, {
        account_id: account.id,
        group_ids,
        ...page,
      })
      const [found, ...known] = await Promise.all([
        groupsByIds(tx, [...new Set(rows.map(({ group_id }) => group_id))]),
        tagsOn(tx, rows, account.id),
        statesOn(tx, rows, account.id),
      ])
      ;[tags, states] = known
      groups = new Map(found.map(group => [group.id, group]))
      return rows.filter(({ group_id }) => groups.has(group_id))
    },
    place: ({ most_recent_message, id }) => ({ key: most_recent_message, id }),
    view: row => {
      const { settings } = groups.get(row.group_id)!
      return topicView(row, settings, tags, { seesChats: seesChatsOf(position, settings), state: states.get(row.id) })
    },
  })
})

export const getUnreadCounts = implement(contract.getUnreadCounts, async call => {
  const { tx, account } = call
  const counts = await unreadByGroup.all(tx, { account_id: account.id, group_ids: await groupIdsOf(call) })
  const groups = counts.map(({ group_id, group_name, topics }) => ({ group_id, group_name, topics }))
  return { object: 'unread_counts' as const, topics: groups.reduce((sum, { topics }) => sum + topics, 0), groups }
})
