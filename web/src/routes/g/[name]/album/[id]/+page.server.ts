import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import { albumPath, openAlbum } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

const most = 60
const sorts = { order: {}, date: { sort_field: 'created' }, name: { sort_field: 'name' } } as const
export type Sort = keyof typeof sorts

export const load: PageServerLoad = async event => {
  const { locals, url } = event
  const album = await openAlbum(event)
  const given = url.searchParams.get('by') ?? ''
  const sort: Sort = given === 'date' || given === 'name' ? given : 'order'
  const list = await locals.read.getphotos({ album_id: album.id, limit: most, ...sorts[sort], ...pageToken(url) })
  // In the order of the album, a photo says how many come before it.
  const place = sort === 'order' && list.data[0] ? list.data[0].position : 1
  return { album, sort, photos: list.data, first: place, next: nextPage(url, list) }
}

export const actions: Actions = {
  upload: event =>
    runAction(
      event,
      async form => {
        const { id, name } = event.params
        const album_id = numberOrNotFound(id)
        const keep_metadata = form.has('keep_metadata')
        await event.platform!.call('uploadphotos', { album_id, keep_metadata, fileupload: form.get('fileupload') })
        redirect(303, `${albumPath(name, { id: album_id })}?uploaded=1`)
      },
      {
        ...{ of: 'upload', forCall: 'uploadphotos' },
        reasons: { 'bad attachment': 'missing', 'post too big': 'photos too big' },
        places: Object.fromEntries(
          ['missing', 'photos too big', 'group out of space', 'not a photo', 'too many photos'].map(why => [
            why,
            'fileupload',
          ]),
        ),
      },
    ),
}
