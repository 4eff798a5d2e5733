import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const group = await openManagePage({ locals, parent }, 'storage')
  return { storage: await locals.read.getgroupstorage({ group_id: group.id }) }
}
