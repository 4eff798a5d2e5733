import { redirect } from '@sveltejs/kit'
import { markNotificationsRead } from '#lib/current-user.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { safeRedirect, submittedForm, textOf } from '#lib/forms/submitted-form.ts'
import { directionFor, pageSizeFor } from '#lib/pagination.ts'
import { loadPolls } from '#lib/polls/poll.ts'
import { loadPeople } from '#lib/reading/people.ts'
import { loadOrRedirect } from '#lib/reading/topic/moved-topic.ts'
import { topicRef } from '#lib/reading/topic/moderated-topic.ts'
import { loadShownPictures } from '#lib/reading/pictures.ts'
import { loadTopicWindow } from '#lib/reading/topic/topic-window.ts'
import { topicPath } from '#lib/topics.ts'
import { replyAudience } from '#lib/writing/reply-audience.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = event => {
  const named = topicRef(event.params)
  const from = event.url.searchParams.get('from') ?? ''
  const message = /^[1-9]\d{0,14}$/.test(from) ? { msg_num: Number(from) } : {}
  return loadOrRedirect(event.locals, { ...named, ...message }, () => loadTopic(event, named))
}

async function loadTopic(event: Parameters<PageServerLoad>[0], named: ReturnType<typeof topicRef>) {
  const { locals, params, platform, url } = event
  if (url.searchParams.has('unread')) {
    const { topic, first_unread } = await locals.read.gettopic({ ...named, limit: 1 })
    const place = first_unread === 0 ? '?end' : `?from=${first_unread}#m${first_unread}`
    redirect(303, `${topicPath(params.name, topic)}${place}`)
  }
  const user = await locals.me()
  const isNewestFirst = directionFor(user, 'topic_sort_dir').sort_dir === 'desc'
  const [stretch, audience] = await Promise.all([
    loadTopicWindow(locals, named, {
      url,
      size: Math.min(50, pageSizeFor(user)),
      zone: user?.timezone || 'UTC',
      isFromEnd: isNewestFirst,
    }),
    replyAudience(locals, platform!, named),
  ])
  const { topic, data } = stretch.messages
  const last = data.at(-1)
  const [people, pictures, polls] = await Promise.all([
    loadPeople(locals, named, stretch),
    loadShownPictures(locals, { group_name: params.name, user, url }, data),
    user ? loadPolls(locals, params.name, data) : [],
    // Showing a topic marks it as read.
    topic.is_unread && last && platform!.isShown
      ? locals.read.marktopicread({ ...named, msg_num: last.msg_num })
      : markNotificationsRead(event, { topic_id: topic.id }),
  ])
  const view = url.searchParams.get('view')
  const isThreaded = view === null ? user?.topic_view === 'topic_view_threads' : view === 'threads'
  return { ...stretch, topic, audience, people, pictures, polls, isNewestFirst, isThreaded }
}

/** One-click moderator actions for a topic. */
const updateTopic =
  (change: { is_closed: boolean } | { is_sticky: boolean }): Actions[string] =>
  event =>
    runAction(
      event,
      async form => {
        const updated = textOf(form, 'updated')
        const { api } = event.locals
        const topic = await api.updatetopic({ ...topicRef(event.params), ...change, ...(updated && { updated }) })
        return redirect(303, topicPath(event.params.name, topic))
      },
      { of: 'state' },
    )

const topicAction =
  (call: 'followtopic' | 'unfollowtopic' | 'mutetopic' | 'unmutetopic'): Actions[string] =>
  async ({ locals, params }) => {
    const topic = await locals.read[call](topicRef(params))
    redirect(303, topicPath(params.name, topic))
  }

export const actions: Actions = {
  follow: topicAction('followtopic'),
  unfollow: topicAction('unfollowtopic'),
  mute: topicAction('mutetopic'),
  unmute: topicAction('unmutetopic'),
  // How topics are shown from now on.
  view: async event => {
    const form = await submittedForm(event)
    const isThreaded = textOf(form, 'as') === 'threads'
    await event.locals.read.updateuser({ topic_view: isThreaded ? 'topic_view_threads' : 'topic_view_order' })
    redirect(303, safeRedirect(textOf(form, 'back')))
  },
  close: updateTopic({ is_closed: true }),
  reopen: updateTopic({ is_closed: false }),
  pin: updateTopic({ is_sticky: true }),
  unpin: updateTopic({ is_sticky: false }),
  change: event =>
    runAction(
      event,
      async form => {
        const [subject, hashtags] = [textOf(form, 'subject').trim(), textOf(form, 'hashtags')]
        if (subject === '') throwFormError('subject')
        const topic = await event.locals.api.updatetopic({
          ...topicRef(event.params),
          subject,
          hashtags,
          updated: textOf(form, 'updated'),
        })
        return redirect(303, topicPath(event.params.name, topic))
      },
      { of: 'change', places: { 'need hashtag': 'hashtags' } },
    ),
}
