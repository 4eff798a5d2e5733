import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { textOf, wayOn } from '#lib/forms.ts'
import { nextPage, pageIn } from '#lib/pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const hashtags = await locals.read.gethashtags({ group_name: params.name, ...pageIn(url), limit: 100 })
  return { hashtags, next: nextPage(url, hashtags) }
}

const doing =
  (call: 'followhashtag' | 'unfollowhashtag' | 'mutehashtag' | 'unmutehashtag'): Actions[string] =>
  event =>
    attempt(event, async form => {
      await event.locals.api[call]({ hashtag_id: Number(textOf(form, 'hashtag_id')) })
      return redirect(303, wayOn(textOf(form, 'back')))
    })

export const actions: Actions = {
  follow: doing('followhashtag'),
  unfollow: doing('unfollowhashtag'),
  mute: doing('mutehashtag'),
  unmute: doing('unmutehashtag'),
}
