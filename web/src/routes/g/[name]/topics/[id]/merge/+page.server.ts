import { redirect } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { requireEditor, topicRef } from '#lib/reading/topic/moderated-topic.ts'
import { topicPath } from '#lib/topics.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  await requireEditor(event)
  const { locals, params, url } = event
  const { topic_id, group_name } = topicRef(params)
  const q = (url.searchParams.get('q') ?? '').slice(0, 1000).trim()
  const [{ topic }, others] = await Promise.all([
    locals.read.gettopic({ topic_id, group_name, limit: 1 }),
    q === '' ? recentTopics(locals, group_name) : foundTopics(locals, group_name, q),
  ])
  return { topic, q, choices: others.filter(({ id }) => id !== topic_id) }
}

async function recentTopics({ read }: App.Locals, group_name: string) {
  const { data } = await read.gettopics({ group_name, limit: 20 })
  return data.map(({ id, subject, name, num_messages, most_recent_message, updated }) => {
    return { id, subject, name, messages: num_messages, date: most_recent_message ?? updated }
  })
}

async function foundTopics({ read }: App.Locals, group_name: string, q: string) {
  const { data } = await read.searcharchives({ group_name, q, collapse_topics: true, limit: 20 })
  return data.map(({ topic_id, subject, name, num_msgs_in_topic, created }) => {
    return { id: topic_id, subject, name, messages: num_msgs_in_topic, date: created }
  })
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const other = textOf(form, 'other_topic_id')
      if (!/^[1-9]\d{0,14}$/.test(other)) throwFormError('no topic chosen')
      const topic = await event.locals.api.mergetopics({
        ...topicRef(event.params),
        other_topic_id: Number(other),
        updated: textOf(form, 'updated'),
      })
      return redirect(303, topicPath(event.params.name, topic))
    }),
}
