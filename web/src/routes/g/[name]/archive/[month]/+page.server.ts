import { nextPage, pageParams } from '#lib/pagination.ts'
import { neighbouringMonths, parseMonth } from '#lib/public/months.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const group_name = params.name
  const here = parseMonth(params.month)
  const [messages, { month_counts }] = await Promise.all([
    locals.read.getmonth({ group_name, ...here, ...pageParams(url), limit: 50 }),
    locals.read.getmessagehistory({ group_name }),
  ])
  return {
    ...{ here, messages, ...neighbouringMonths(month_counts, here) },
    ...{ next: nextPage(url, messages), isFirst: !url.searchParams.has('page') },
  }
}
