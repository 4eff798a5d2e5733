import { redirect } from '@sveltejs/kit'
import { nextPage, pageIn } from '#lib/pages.ts'
import type { Actions, PageServerLoad } from './$types'

const lists = ['unread', 'followed', 'muted'] as const
type List = (typeof lists)[number]

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const group_name = params.name
  const show: List | null = lists.find(list => list === url.searchParams.get('show')) ?? null
  const [topics, hashtags] = await Promise.all([
    show === null
      ? locals.read.gettopics({ group_name, ...pageIn(url) })
      : locals.read.getmytopics({ group_name, which: show, ...pageIn(url) }),
    locals.read.gethashtags({ group_name, limit: 8, sort_field: 'topic_count', sort_dir: 'desc' }),
  ])
  const isMember = (await parent()).group.perms.sub_page
  const unread = isMember ? (await locals.read.getunreadcounts({ group_name })).topics : 0
  return { topics, hashtags, show, unread, next: nextPage(url, topics), isFirst: !url.searchParams.has('page') }
}

export const actions: Actions = {
  read: async ({ locals, params }) => {
    await locals.read.markgroupread({ group_name: params.name })
    redirect(303, `/g/${params.name}/topics`)
  },
}
