import { error } from '@sveltejs/kit'
import { findDocument } from '#lib/docs/documents.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  const object = (await findDocument('objects', params.object)) ?? error(404, 'nothing here')
  locals.isForAll = true
  return { object }
}
