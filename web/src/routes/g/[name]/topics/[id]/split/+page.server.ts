import { redirect } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { requireEditor, topicRef } from '#lib/reading/topic/moderated-topic.ts'
import { loadTopicWindow } from '#lib/reading/topic/topic-window.ts'
import { topicPath } from '#lib/topics.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  await requireEditor(event)
  const { locals, params, url } = event
  const stretch = await loadTopicWindow(locals, topicRef(params), { url, size: 50, zone: 'UTC', isFromEnd: false })
  return { ...stretch, topic: stretch.messages.topic }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const message_ids = [...form.keys()].flatMap(name => /^m([1-9]\d{0,14})$/.exec(name)?.[1] ?? []).map(Number)
        if (message_ids.length === 0) throwFormError('no messages chosen')
        const subject = textOf(form, 'subject').trim()
        const topic = await event.locals.api.splittopic({
          ...topicRef(event.params),
          message_ids,
          ...(subject !== '' && { subject }),
          updated: textOf(form, 'updated'),
        })
        return redirect(303, topicPath(event.params.name, topic))
      },
      { places: { 'no subject': 'subject', 'need hashtag': 'subject' } },
    ),
}
