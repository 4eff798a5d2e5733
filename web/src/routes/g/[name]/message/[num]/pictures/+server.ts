import { redirect, type RequestHandler } from '@sveltejs/kit'
import { textOf, wayOn } from '#lib/forms.ts'

/** Somebody chooses whose pictures from elsewhere they see; then the page is shown again where it was. */
export const POST: RequestHandler = async ({ locals, platform, params, url }) => {
  const form = await platform!.form()
  const about = { message_id: Number(url.searchParams.get('message')), group_name: params['name']! }
  const chosen = textOf(form, 'do')
  if (chosen === 'always') await locals.read.updateuser({ show_pictures: 'show_pictures_always' })
  else await locals.read.showpictures({ ...about, ...(chosen === 'hide' ? { hide: true } : {}) })
  redirect(303, `${wayOn(textOf(form, 'back'))}#m${params['num']}`)
}
