import { answer } from '#lib/writing/answer.ts'
import { begunIn, keepDraft } from '#lib/writing/drafting.ts'
import type { RequestHandler } from './$types'

/** What somebody types is kept while they type it. */
export const POST: RequestHandler = event =>
  answer(
    event,
    async form => {
      const { id: draft_id } = await keepDraft(event, form, begunIn(form))
      return { draft_id }
    },
    'updatedraft',
  )
