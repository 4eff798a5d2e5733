import { findMembership } from '#lib/account/membership.ts'
import { lastMonths } from '#lib/public/months.ts'
import type { PageServerLoad } from './$types'

/** How many months the chart shows. */
const months = 12

export const load: PageServerLoad = async ({ locals, params, platform }) => {
  const group_name = params.name
  const [group, membership] = await Promise.all([
    locals.group(),
    platform!.hasSession ? findMembership(locals.api, group_name) : null,
  ])
  if (!group.perms.archives_visible) return { membership, topics: [], months: [] }
  const [topics, history] = await Promise.all([
    locals.read.gettopics({ group_name, limit: 5 }),
    locals.read.getmessagehistory({ group_name }),
  ])
  const counts = history.month_counts
  return { membership, topics: topics.data, months: counts.length > 0 ? lastMonths(counts, new Date(), months) : [] }
}
