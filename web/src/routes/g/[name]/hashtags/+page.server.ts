import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf, safeRedirect } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const hashtags = await locals.read.gethashtags({ group_name: params.name, ...pageParams(url), limit: 100 })
  return { hashtags, next: nextPage(url, hashtags) }
}

const hashtagAction =
  (call: 'followhashtag' | 'unfollowhashtag' | 'mutehashtag' | 'unmutehashtag'): Actions[string] =>
  event =>
    runAction(event, async form => {
      await event.locals.api[call]({ hashtag_id: Number(textOf(form, 'hashtag_id')) })
      return redirect(303, safeRedirect(textOf(form, 'back')))
    })

export const actions: Actions = {
  follow: hashtagAction('followhashtag'),
  unfollow: hashtagAction('unfollowhashtag'),
  mute: hashtagAction('mutehashtag'),
  unmute: hashtagAction('unmutehashtag'),
}
