import { jsonResponse } from '#lib/writing/json-response.ts'
import { newDraftIn, saveDraft } from '#lib/writing/draft-actions.ts'
import type { RequestHandler } from './$types'

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
