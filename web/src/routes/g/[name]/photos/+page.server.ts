import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageToken } from '#lib/pagination.ts'
import { albumPath, openPhotos } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

const most = 60

export const load: PageServerLoad = async event => {
  await openPhotos(event)
  const { locals, params, url } = event
  const q = url.searchParams.get('q')?.slice(0, 200).trim() ?? ''
  const about = { group_name: params.name, limit: most, ...pageToken(url) }
  if (q !== '') {
    const found = await locals.read.searchphotos({ ...about, q })
    return { q, photos: found.data, albums: [], next: nextPage(url, found) }
  }
  const list = await locals.read.getalbums(about)
  return { q, photos: [], albums: list.data, next: nextPage(url, list) }
}

export const actions: Actions = {
  new: event =>
    runAction(
      event,
      async form => {
        const { name: group_name } = event.params
        const [title, desc] = [textOf(form, 'title'), textOf(form, 'desc')]
        const album = await event.locals.api.newalbum({ group_name, title, desc })
        redirect(303, `${albumPath(group_name, album)}?created=1`)
      },
      { of: 'new' },
    ),
}
