import { redirect, type RequestHandler } from '@sveltejs/kit'
import { textOf, wayOn } from '#lib/forms.ts'

/** What the heart under a message does; then the page is shown again where it was. */
export const POST: RequestHandler = async ({ locals, platform, params, url }) => {
  const form = await platform!.form()
  const message_id = Number(url.searchParams.get('message'))
  const call = textOf(form, 'do') === 'unlike' ? 'unlikemessage' : 'likemessage'
  await locals.read[call]({ message_id, group_name: params['name']! })
  redirect(303, `${wayOn(textOf(form, 'back'))}#m${params['num']}`)
}
