import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numAnswers } from '#lib/polls/new-poll.ts'
import type { Output } from '../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

const idIn = (url: URL, name: string): number | undefined => {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
/** Where the poll is posted: in a topic, about an event, or as a new topic. */
const placeOf = (url: URL) => {
  const [topic_id, event_id] = [idIn(url, 'topic'), idIn(url, 'event')]
  return { ...(topic_id !== undefined && { topic_id }), ...(event_id !== undefined && { event_id }) }
}

export const load: PageServerLoad = async ({ locals, params, parent, request, url }) => {
  const { group, user } = await parent()
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.polls_visible) error(404, 'nothing here')
  requirePageRight(group.perms.manage_polls, request)
  const { topic_id, event_id } = placeOf(url)
  const [topic, event] = await Promise.all([
    topic_id === undefined ? null : locals.read.gettopic({ group_name: params.name, topic_id, limit: 1 }),
    event_id === undefined ? null : locals.read.getevent({ event_id }),
  ])
  if (event && event.group_id !== group.id) error(404, 'nothing here')
  return { topic: topic?.topic ?? null, event }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const group_name = event.params.name
        const texts = Array.from({ length: numAnswers }, (_, at) => ({
          text: textOf(form, `answer_${at + 1}`).trim(),
          desc: textOf(form, `desc_${at + 1}`).trim(),
        }))
        const made = (await event.platform!.call('newpoll', {
          group_name,
          question: textOf(form, 'question'),
          answers: JSON.stringify(texts.filter(({ text, desc }) => text !== '' || desc !== '')),
          type: textOf(form, 'type'),
          show_results: textOf(form, 'show_results'),
          is_anonymous: form.has('is_anonymous'),
          closes: textOf(form, 'closes'),
          subject: textOf(form, 'subject'),
          body: textOf(form, 'body').replaceAll('\r\n', '\n'),
          ...placeOf(event.url),
        })) as Output<'newpoll'>
        if (made.is_pending) redirect(303, `/g/${group_name}/polls?pending`)
        return redirect(303, `/g/${group_name}/poll/${made.poll_id}`)
      },
      {
        forCall: 'newpoll',
        places: {
          ...{ 'invalid question': 'question', 'invalid answers': 'answer_1', 'invalid closes': 'closes' },
          ...{ 'no subject': 'subject', 'need hashtag': 'subject', 'restricted hashtag': 'subject' },
          ...{ 'mod only hashtag': 'subject', 'private message': 'subject', 'post too big': 'body' },
        },
      },
    ),
}
