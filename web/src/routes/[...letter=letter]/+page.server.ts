import { attempt } from '#lib/account/attempt.ts'
import { letters } from '#lib/account/letters.ts'
import type { Actions, PageServerLoad } from './$types'

// One of the two links in a letter about not having been asked says so.
export const load: PageServerLoad = ({ params, url }) => ({
  letter: params.letter,
  isForever: url.searchParams.has('forever'),
})

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { carries, call } = letters[event.params.letter]
      const forever = form.has('forever') ? { forever: true } : {}
      await event.platform!.call(call, { [carries]: event.url.searchParams.get(carries) ?? '', ...forever })
      return { done: true }
    }),
}
