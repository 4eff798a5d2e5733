import { groupsOf } from '#lib/reading/groups.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const { user } = await parent()
  if (!user) return { mine: null }
  const { read } = locals
  const [groups, unread, latest] = await Promise.all([
    groupsOf(read),
    read.getmytopics({ which: 'unread', limit: 20 }),
    read.gettopics({ limit: 10 }),
  ])
  return { mine: { groups, unread, latest: latest.data.filter(({ is_unread }) => !is_unread) } }
}
