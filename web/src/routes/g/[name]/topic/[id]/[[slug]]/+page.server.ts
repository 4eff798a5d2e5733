import { redirect } from '@sveltejs/kit'
import { directionFor, numberIn, sizeFor } from '#lib/pages.ts'
import { peopleOf } from '#lib/reading/people.ts'
import { picturesOn } from '#lib/reading/pictures.ts'
import { stretchOf } from '#lib/reading/place.ts'
import { topicPath } from '#lib/topics.ts'
import { audienceUnder } from '#lib/writing/reply.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, platform, url }) => {
  const named = { topic_id: numberIn(params.id), group_name: params.name }
  if (url.searchParams.has('unread')) {
    const { topic, first_unread } = await locals.read.gettopic({ ...named, limit: 1 })
    const place = first_unread === 0 ? '?end' : `?from=${first_unread}#m${first_unread}`
    redirect(303, `${topicPath(params.name, topic)}${place}`)
  }
  const user = await locals.me()
  const isNewestFirst = directionFor(user, 'topic_sort_dir').sort_dir === 'desc'
  const [stretch, reached] = await Promise.all([
    stretchOf(locals, named, { url, size: Math.min(50, sizeFor(user)), isFromEnd: isNewestFirst }),
    audienceUnder(locals, platform!, named),
  ])
  const { topic, data } = stretch.messages
  const last = data.at(-1)
  // One writes under the end of a topic.
  const audience = stretch.later === null ? reached : null
  const [people, pictures] = await Promise.all([
    peopleOf(locals, named, stretch),
    picturesOn(locals, { group_name: params.name, user, url }, data),
    // What is shown is read.
    topic.is_unread && last && platform!.isShown && locals.read.marktopicread({ ...named, msg_num: last.msg_num }),
  ])
  return { ...stretch, topic, audience, people, pictures, isNewestFirst }
}

const doing =
  (call: 'followtopic' | 'unfollowtopic' | 'mutetopic' | 'unmutetopic'): Actions[string] =>
  async ({ locals, params }) => {
    const topic = await locals.read[call]({ topic_id: numberIn(params.id), group_name: params.name })
    redirect(303, topicPath(params.name, topic))
  }

export const actions: Actions = {
  follow: doing('followtopic'),
  unfollow: doing('unfollowtopic'),
  mute: doing('mutetopic'),
  unmute: doing('unmutetopic'),
}
