import type { Api } from '../api.ts'
import type { PeopleOf } from '../topics.ts'

export type MyGroup = PeopleOf & { id: number; title: string; unread: number }
export type MyGroups = { shown: MyGroup[]; hasMore: boolean; byId: Map<number, MyGroup> }

/** The groups of the current user, those with unread topics first, with their counts. */
export async function loadMyGroups(read: Api): Promise<MyGroups> {
  const [subs, counts] = await Promise.all([read.getsubs({ limit: 100 }), read.getunreadcounts({})])
  const unread = new Map(counts.groups.map(({ group_id, topics }) => [group_id, topics]))
  const listed = subs.data
    .filter(({ status }) => status === 'sub_status_normal')
    .map(({ group_id, group_name, nice_group_name, perms }) => ({
      id: group_id,
      name: group_name,
      title: nice_group_name,
      seesPeople: perms?.members_visible ?? false,
      unread: unread.get(group_id) ?? 0,
    }))
  // There may be unread topics in groups beyond the list.
  const others = counts.groups
    .filter(({ group_id }) => !listed.some(({ id }) => id === group_id))
    .map(({ group_id, group_name, topics }) => ({
      ...{ id: group_id, name: group_name, title: group_name, unread: topics, seesPeople: false },
    }))
  const all = [...listed, ...others]
  const shown = [...all.filter(group => group.unread > 0), ...all.filter(group => group.unread === 0)]
  return { shown, hasMore: subs.has_more, byId: new Map(all.map(group => [group.id, group])) }
}
