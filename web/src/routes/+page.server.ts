import { groupsOf } from '#lib/reading/groups.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const { user } = await parent()
  if (!user) {
    const groups = await locals.read.getdirectory({ sort_field: 'activity', limit: 12 })
    locals.isForAll = true
    return { mine: null, groups }
  }
  const { read } = locals
  const [groups, unread, latest] = await Promise.all([
    groupsOf(read),
    read.getmytopics({ which: 'unread', limit: 20 }),
    // By when they began: what is pinned would come first for ever.
    read.gettopics({ sort_field: 'created', sort_dir: 'desc', limit: 10 }),
  ])
  return { groups: null, mine: { groups, unread, latest: latest.data.filter(({ is_unread }) => !is_unread) } }
}
