import { attempt } from '#lib/account/attempt.ts'
import { letters } from '#lib/account/letters.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = ({ params }) => ({ letter: params.letter })

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { carries, call } = letters[event.params.letter]
      const forever = form.has('forever') ? { forever: true } : {}
      await event.platform!.call(call, { [carries]: event.url.searchParams.get(carries) ?? '', ...forever })
      return { done: true }
    }),
}
