import { redirect } from '@sveltejs/kit'
import { findMembership } from '#lib/account/membership.ts'
import { todayIn } from '#lib/calendar/days.ts'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { directionFor, nextPage, pageParams } from '#lib/pagination.ts'
import { lastMonths } from '#lib/public/months.ts'
import type { Actions, PageServerLoad } from './$types'

const lists = ['unread', 'followed', 'muted'] as const
type List = (typeof lists)[number]

/** How much is beside the topics. */
const [numMonths, numEvents] = [12, 2]

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const group_name = params.name
  const show: List | null = lists.find(list => list === url.searchParams.get('show')) ?? null
  const [group, user, manner] = await Promise.all([locals.group(), locals.me(), locals.manner()])
  const start = todayIn(manner.zone)
  const [topics, hashtags, counts, events, history, membership] = await Promise.all([
    show === null
      ? locals.read.gettopics({ group_name, ...directionFor(user, 'topics_sort_dir'), ...pageParams(url, user) })
      : locals.read.getmytopics({ group_name, which: show, ...pageParams(url, user) }),
    locals.read.gethashtags({ group_name, limit: 8, sort_field: 'topic_count', sort_dir: 'desc' }),
    user ? orNullIfForbidden(locals.api.getunreadcounts({ group_name })) : null,
    group.perms.calendar_visible
      ? orNullIfForbidden(locals.api.getevents({ group_name, start, limit: numEvents }))
      : null,
    orNullIfForbidden(locals.api.getmessagehistory({ group_name })),
    user ? findMembership(locals.api, group_name) : null,
  ])
  const [unread, isFirst] = [counts?.topics ?? 0, !url.searchParams.has('page')]
  const sent = history?.month_counts ?? []
  const months = sent.length > 0 ? lastMonths(sent, new Date(), numMonths) : []
  const besides = { events: events?.data ?? [], months, membership }
  return { topics, hashtags, show, unread, next: nextPage(url, topics), isFirst, ...besides }
}

export const actions: Actions = {
  read: async ({ locals, params }) => {
    await locals.read.markgroupread({ group_name: params.name })
    redirect(303, `/g/${params.name}/topics`)
  },
}
