import { redirect } from '@sveltejs/kit'
import { attempt, refuse } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
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

/** What a moderator makes of a topic by one press. */
const setting =
  (change: { is_closed: boolean } | { is_sticky: boolean }): Actions[string] =>
  async ({ locals, params }) => {
    const named = { topic_id: numberIn(params.id), group_name: params.name }
    redirect(303, topicPath(params.name, await locals.read.updatetopic({ ...named, ...change })))
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
  close: setting({ is_closed: true }),
  reopen: setting({ is_closed: false }),
  pin: setting({ is_sticky: true }),
  unpin: setting({ is_sticky: false }),
  change: event =>
    attempt(
      event,
      async form => {
        const { id, name: group_name } = event.params
        const [subject, hashtags] = [textOf(form, 'subject').trim(), textOf(form, 'hashtags')]
        if (subject === '') refuse('subject')
        const topic = await event.locals.api.updatetopic({ topic_id: numberIn(id), group_name, subject, hashtags })
        return redirect(303, topicPath(group_name, topic))
      },
      { of: 'change', places: { 'need hashtag': 'hashtags' } },
    ),
}
