import { redirect } from '@sveltejs/kit'
import { formSent, textOf, wayOn } from '#lib/forms.ts'
import { numberIn } from '#lib/pages.ts'
import { picturesOn } from '#lib/reading/pictures.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberIn(params.num) })
  const user = await locals.me()
  return { message, pictures: await picturesOn(locals, { group_name: params.name, user, url }, [message]) }
}

type Doing = Parameters<Actions[string]>[0]
type About = { message_id: number; group_name: string }
/** What a button under a message does, on whichever page it stands; then that page is shown again where it was. */
const pressed =
  (doing: (locals: App.Locals, about: About, chosen: string) => Promise<unknown>) => async (event: Doing) => {
    const { locals, params, url } = event
    const form = await formSent(event)
    const about = { message_id: Number(url.searchParams.get('message')), group_name: params.name }
    await doing(locals, about, textOf(form, 'do'))
    redirect(303, `${wayOn(textOf(form, 'back'))}#m${params.num}`)
  }

export const actions: Actions = {
  like: pressed(({ read }, about, chosen) => read[chosen === 'unlike' ? 'unlikemessage' : 'likemessage'](about)),
  // Somebody chooses whose pictures from elsewhere they see.
  pictures: pressed(({ read }, about, chosen) =>
    chosen === 'always'
      ? read.updateuser({ show_pictures: 'show_pictures_always' })
      : read.showpictures({ ...about, ...(chosen === 'hide' ? { hide: true } : {}) }),
  ),
}
