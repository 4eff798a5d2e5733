import { loadMyGroups } from '#lib/reading/groups.ts'
import { baseUrlFor } from '#lib/public/base-url.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const user = await locals.me()
  if (!user) {
    const [groups, origin] = await Promise.all([
      locals.read.getdirectory({ sort_field: 'activity', limit: 12 }),
      baseUrlFor(locals, url),
    ])
    locals.isForAll = true
    return { mine: null, groups, origin }
  }
  const { read } = locals
  const [groups, unread, latest] = await Promise.all([
    loadMyGroups(read),
    read.getmytopics({ which: 'unread', limit: 20 }),
    // By creation: otherwise pinned ones would always be first.
    read.gettopics({ sort_field: 'created', sort_dir: 'desc', limit: 10 }),
  ])
  return {
    groups: null,
    origin: url.origin,
    mine: { groups, unread, latest: latest.data.filter(({ is_unread }) => !is_unread) },
  }
}
