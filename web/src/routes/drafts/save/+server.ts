import { json } from '@sveltejs/kit'
import { jsonResponse } from '#lib/writing/json-response.ts'
import { newDraftIn, saveDraft } from '#lib/writing/draft-actions.ts'
import { orNullIfForbidden } from '#lib/current-user.ts'
import type { RequestHandler } from './$types'

/** The draft that a browser saved last, unless it was sent or deleted since. */
export const GET: RequestHandler = async ({ locals, url }) => {
  const draft_id = Number(url.searchParams.get('draft_id'))
  return json({ draft: await orNullIfForbidden(locals.api.getdraft({ draft_id })) })
}

/** Saves input while it is typed. */
export const POST: RequestHandler = event =>
  jsonResponse(
    event,
    async form => {
      const { id: draft_id, updated } = await saveDraft(event, form, newDraftIn(form))
      return { draft_id, updated }
    },
    'updatedraft',
  )
