import { redirect } from '@sveltejs/kit'
import { directionFor, nextPage, pageIn } from '#lib/pages.ts'
import type { Actions, PageServerLoad } from './$types'

const lists = ['unread', 'followed', 'muted'] as const
type List = (typeof lists)[number]

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const group_name = params.name
  const show: List | null = lists.find(list => list === url.searchParams.get('show')) ?? null
  const { user, group } = await parent()
  const [topics, hashtags] = await Promise.all([
    show === null
      ? locals.read.gettopics({ group_name, ...directionFor(user, 'topics_sort_dir'), ...pageIn(url, user) })
      : locals.read.getmytopics({ group_name, which: show, ...pageIn(url, user) }),
    locals.read.gethashtags({ group_name, limit: 8, sort_field: 'topic_count', sort_dir: 'desc' }),
  ])
  const unread = group.perms.sub_page ? (await locals.read.getunreadcounts({ group_name })).topics : 0
  return { topics, hashtags, show, unread, next: nextPage(url, topics), isFirst: !url.searchParams.has('page') }
}

export const actions: Actions = {
  read: async ({ locals, params }) => {
    await locals.read.markgroupread({ group_name: params.name })
    redirect(303, `/g/${params.name}/topics`)
  },
}
