import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction, throwFormError, type FormFields } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import { openAlbum } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad, RequestEvent } from './$types'

const most = 100
/** Here the order of the album counts, whatever someone prefers. */
const inOrder = { sort_field: 'position', sort_dir: 'asc' } as const

export const load: PageServerLoad = async event => {
  const [album, { group }] = await Promise.all([openAlbum(event), event.parent()])
  requirePageRight(group.perms.manage_photos, event.request)
  const { locals, url } = event
  const list = await locals.read.getphotos({ album_id: album.id, limit: most, ...inOrder, ...pageToken(url) })
  const [first] = list.data
  // Where a photo goes that is put at the beginning of a later page.
  const isLater = url.searchParams.has('page') && first !== undefined
  const before = isLater ? (await locals.read.getphoto({ photo_id: first.id, ...inOrder })).previous_photo_id : 0
  return { album, photos: list.data, before: before || undefined, next: nextPage(url, list) }
}

type Move = (
  photo_id: number,
  api: App.Locals['api'],
) => Promise<{ photo_ids: number[]; after_photo_id?: number } | null>

/** Moves the photo whose button was pressed; null: it is there already. */
const moving = (event: RequestEvent, move: Move) =>
  runAction(
    event,
    async (form: FormFields) => {
      const photo_id = Number(textOf(form, 'photo_id'))
      if (!Number.isSafeInteger(photo_id) || photo_id < 1) throwFormError('invalid photo_id')
      const { api } = event.locals
      const place = await move(photo_id, api)
      if (place) await api.orderphotos({ album_id: numberOrNotFound(event.params.id), ...place })
      const { searchParams } = event.url
      const page = searchParams.get('page')
      redirect(303, `${event.url.pathname}?${page ? `page=${encodeURIComponent(page)}&` : ''}moved=1#p${photo_id}`)
    },
    { of: 'order' },
  )

export const actions: Actions = {
  first: event => moving(event, async photo_id => ({ photo_ids: [photo_id] })),
  // The photo before it comes after it.
  earlier: event =>
    moving(event, async (photo_id, api) => {
      const { previous_photo_id = 0 } = await api.getphoto({ photo_id, ...inOrder })
      return previous_photo_id === 0 ? null : { photo_ids: [previous_photo_id], after_photo_id: photo_id }
    }),
  later: event =>
    moving(event, async (photo_id, api) => {
      const { next_photo_id: after_photo_id = 0 } = await api.getphoto({ photo_id, ...inOrder })
      return after_photo_id === 0 ? null : { photo_ids: [photo_id], after_photo_id }
    }),
}
