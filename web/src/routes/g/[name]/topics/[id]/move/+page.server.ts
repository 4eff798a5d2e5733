import { error } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { requireEditor, topicRef } from '#lib/reading/topic/moderated-topic.ts'
import { topicPath } from '#lib/topics.ts'
import type { Actions, PageServerLoad } from './$types'

const orNull = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((thrown: unknown) => {
    if (isApiFailure(thrown)) return null
    throw thrown
  })

export const load: PageServerLoad = async event => {
  await requireEditor(event)
  const { locals, params, request, url } = event
  const { topic_id, group_name } = topicRef(params)
  const [found, targets] = await Promise.all([
    orNull(locals.api.gettopic({ topic_id, group_name, limit: 1 })),
    orNull(locals.api.getmovetargets({ group_name })),
  ])
  const groups = targets?.groups ?? []
  // After the move it is in the other group.
  if (!found && request.method === 'GET') error(404, 'nothing here')
  const to = url.searchParams.get('to') ?? ''
  return { topic: found?.topic ?? null, groups, target: groups.find(({ group_name }) => group_name === to) ?? null }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const to = textOf(form, 'to_group_id')
      if (!/^[1-9]\d{0,14}$/.test(to)) throwFormError('invalid to_group_id')
      const { getmovetargets, movetopic } = event.locals.api
      const { groups } = await getmovetargets({ group_name: event.params.name })
      const target = groups.find(({ group_id }) => String(group_id) === to)
      if (!target) return throwFormError('invalid to_group_id')
      const topic = await movetopic({
        ...topicRef(event.params),
        to_group_id: target.group_id,
        updated: textOf(form, 'updated'),
      })
      const moved = { group: target.nice_group_name, subject: topic.subject, count: topic.num_messages }
      return { moved, path: topicPath(target.group_name, topic) }
    }),
}
