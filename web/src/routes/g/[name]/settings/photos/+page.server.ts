import { photoActions } from '#lib/account/photo-actions.ts'
import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import type { Actions, PageServerLoad, RequestEvent } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  await openManagePage({ locals, parent }, 'photos')
}

const photos = { upload: 'uploadgroupphoto', remove: 'deletegroupphoto' }
export const actions: Actions = photoActions(photos, ({ params }: RequestEvent, type) => ({
  group_name: params.name,
  type,
}))
