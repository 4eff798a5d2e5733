import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { isRefusal } from '#lib/api.ts'
import { textOf } from '#lib/forms.ts'
import { paragraphs } from '#lib/writing/paragraphs.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  await locals.read.getuser({})
  return {}
}

const joining = { open: {}, restricted: { restricted: true }, invited: { invite_only: true } } as const

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { id: group_id, name } = (await event.platform!.call('creategroup', {
        group_name: textOf(form, 'group_name').trim(),
        desc: paragraphs(textOf(form, 'desc')),
        privacy: textOf(form, 'privacy'),
        sub_group_access: textOf(form, 'sub_group_access'),
      })) as { id: number; name: string }
      const join = textOf(form, 'joining')
      const title = textOf(form, 'title').trim()
      // There is a group by now: what of its rules is refused can be set later.
      await event.locals.api
        .updategroup({
          group_id,
          ...(title ? { title } : {}),
          ...(join in joining ? joining[join as keyof typeof joining] : {}),
          new_users_moderated: form.has('new_users_moderated'),
          announce: form.has('announce'),
        })
        .catch((thrown: unknown) => {
          if (!isRefusal(thrown)) throw thrown
        })
      return redirect(303, `/g/${name}`)
    }),
}
