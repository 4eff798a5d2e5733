import { documentIndex } from '#lib/docs/documents.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  locals.isForAll = true
  return { guides: (await documentIndex()).guides }
}
