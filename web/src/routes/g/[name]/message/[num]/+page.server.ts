import { redirect } from '@sveltejs/kit'
import { markNotificationsRead } from '#lib/current-user.ts'
import { submittedForm, textOf, safeRedirect } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { loadPolls } from '#lib/polls/poll.ts'
import { loadOrRedirect } from '#lib/reading/topic/moved-topic.ts'
import { loadShownPictures } from '#lib/reading/pictures.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, params, url } = event
  const named = { group_name: params.name, msg_num: numberOrNotFound(params.num) }
  const message = await loadOrRedirect(locals, named, () => locals.read.getmessage(named))
  const user = await locals.me()
  const [pictures, polls] = await Promise.all([
    loadShownPictures(locals, { group_name: params.name, user, url }, [message]),
    user ? loadPolls(locals, params.name, [message]) : [],
    markNotificationsRead(event, { topic_id: message.topic_id }),
  ])
  return { message, pictures, polls }
}

type ActionEvent = Parameters<Actions[string]>[0]
type MessageRef = { message_id: number; group_name: string }
/** The action of a button under a message, on any page; then that page is shown again at the same position. */
const messageAction =
  (doing: (locals: App.Locals, about: MessageRef, chosen: string) => Promise<unknown>) =>
  async (event: ActionEvent) => {
    const { locals, params, url } = event
    const form = await submittedForm(event)
    const about = { message_id: Number(url.searchParams.get('message')), group_name: params.name }
    await doing(locals, about, textOf(form, 'do'))
    redirect(303, `${safeRedirect(textOf(form, 'back'))}#m${params.num}`)
  }

export const actions: Actions = {
  like: messageAction(({ read }, about, chosen) => read[chosen === 'unlike' ? 'unlikemessage' : 'likemessage'](about)),
  // Chooses whose external pictures are shown.
  pictures: messageAction(({ read }, about, chosen) =>
    chosen === 'always'
      ? read.updateuser({ show_pictures: 'show_pictures_always' })
      : read.showpictures({ ...about, ...(chosen === 'hide' ? { hide: true } : {}) }),
  ),
}
