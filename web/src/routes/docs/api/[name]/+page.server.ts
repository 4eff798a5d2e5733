import { error } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { findCall, findDocument } from '#lib/docs/documents.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  const call = (await findCall(params.name)) ?? null
  const table = call ? null : ((await findDocument('tables', params.name)) ?? error(404, 'nothing here'))
  locals.isForAll = true
  return { call, table }
}

/** More would be unreadable on a page. */
const longest = 100_000

/** An error of the session, not of the call. */
const ofSession: ReadonlySet<string> = new Set(['authentication', 'bad_csrf'])

export const actions: Actions = {
  try: event =>
    runAction(
      event,
      async form => {
        const call = await findCall(event.params.name)
        if (!call?.canTry) return error(404, 'nothing here')
        const apiKey = textOf(form, 'api_key').trim()
        const filled = call.parameters.map(({ name }) => [name, textOf(form, `p_${name}`)] as const)
        const given = filled.filter(([, value]) => value !== '')
        if (call.method === 'POST' && textOf(form, 'confirm') === '') throwFormError('confirm call')
        const typed = Object.fromEntries(given.map(([name, value]) => [`p_${name}`, value]))
        try {
          const input = Object.fromEntries(given)
          const response = await (apiKey === ''
            ? event.platform!.call(call.name, input)
            : event.platform!.callWithKey(call.name, input, apiKey))
          const text = JSON.stringify(response ?? null, undefined, 2)
          return { typed, isError: false, answer: text.length > longest ? `${text.slice(0, longest)}…` : text }
        } catch (thrown) {
          if (!isApiFailure(thrown) || (apiKey === '' && ofSession.has(thrown.type))) throw thrown
          const { type, extra } = thrown
          return { typed, isError: true, answer: JSON.stringify({ object: 'error', type, extra }, undefined, 2) }
        }
      },
      { of: 'try' },
    ),
}
