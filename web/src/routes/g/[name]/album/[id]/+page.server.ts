import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { sentBytes } from '#lib/forms/upload-errors.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import { albumPath, openAlbum } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

const most = 60
const nothingChosen = 'no file chosen'
const sorts = { order: 'position', date: 'created', taken: 'taken', name: 'name' } as const
type Sort = keyof typeof sorts
const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text)

export const load: PageServerLoad = async event => {
  const { locals, url } = event
  const album = await openAlbum(event)
  const given = url.searchParams.get('by') ?? ''
  // Until someone chooses an order, it is the one they prefer.
  const chosen = isSort(given) ? { sort_field: sorts[given] } : {}
  const list = await locals.read.getphotos({ album_id: album.id, limit: most, ...chosen, ...pageToken(url) })
  const sort = (Object.keys(sorts) as Sort[]).find(name => sorts[name] === list.sort_field)!
  const shown = { album, sort, photos: list.data, first: list.start_item, next: nextPage(url, list) }
  const { group } = await event.parent()
  const uploads = group.perms.manage_files ? await locals.read.getfileuploads({ group_name: event.params.name }) : null
  const room = uploads && {
    ...{ request: uploads.request_limit, used: uploads.storage_used, limit: uploads.storage_limit },
  }
  return { ...shown, room, sent: sentBytes(event.request) }
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
        reasons: { fileupload: nothingChosen, 'bad attachment': nothingChosen, 'post too big': 'photos too big' },
        places: Object.fromEntries(
          [
            nothingChosen,
            'photos too big',
            'photo too large',
            'group out of space',
            'not a photo',
            'too many photos',
          ].map(why => [why, 'fileupload']),
        ),
      },
    ),
}
