import { redirect } from '@sveltejs/kit'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { directionFor, nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

const lists = ['unread', 'followed', 'muted'] as const
type List = (typeof lists)[number]

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const group_name = params.name
  const show: List | null = lists.find(list => list === url.searchParams.get('show')) ?? null
  const user = await locals.me()
  const [topics, hashtags, counts] = await Promise.all([
    show === null
      ? locals.read.gettopics({ group_name, ...directionFor(user, 'topics_sort_dir'), ...pageParams(url, user) })
      : locals.read.getmytopics({ group_name, which: show, ...pageParams(url, user) }),
    locals.read.gethashtags({ group_name, limit: 8, sort_field: 'topic_count', sort_dir: 'desc' }),
    user ? orNullIfForbidden(locals.api.getunreadcounts({ group_name })) : null,
  ])
  const [unread, isFirst] = [counts?.topics ?? 0, !url.searchParams.has('page')]
  return { topics, hashtags, show, unread, next: nextPage(url, topics), isFirst }
}

export const actions: Actions = {
  read: async ({ locals, params }) => {
    await locals.read.markgroupread({ group_name: params.name })
    redirect(303, `/g/${params.name}/topics`)
  },
}
