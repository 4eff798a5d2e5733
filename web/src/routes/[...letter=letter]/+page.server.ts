import { attempt } from '#lib/account/attempt.ts'
import { isRefusal, type Api } from '#lib/api.ts'
import { letters } from '#lib/account/letters.ts'
import type { Actions, PageServerLoad } from './$types'

// One of the two links in a letter about not having been asked says so.
export const load: PageServerLoad = async ({ locals, params, url }) => ({
  letter: params.letter,
  isForever: url.searchParams.has('forever'),
  group: params.letter === 'decline' ? await groupBehind(locals.api, url.searchParams.get('token') ?? '') : '',
})

// That a link is not ours is said when it is pressed.
const groupBehind = (api: Api, token: string): Promise<string> =>
  api.getunaskedletter({ token }).then(
    ({ nice_group_name }) => nice_group_name,
    (thrown: unknown) => {
      if (isRefusal(thrown)) return ''
      throw thrown
    },
  )

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { carries, call } = letters[event.params.letter]
      const forever = form.has('forever') ? { forever: true } : {}
      await event.platform!.call(call, { [carries]: event.url.searchParams.get(carries) ?? '', ...forever })
      return { done: true }
    }),
}
