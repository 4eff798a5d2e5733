import { attempt } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import { nextPage, pageIn } from '#lib/pages.ts'
import { namesOf } from '#lib/writing/groups.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const drafts = await locals.read.getdrafts(pageIn(url))
  const groups = await namesOf(
    locals,
    drafts.data.map(({ group_id }) => group_id),
  )
  const data = drafts.data.map(({ body, body_type, ...draft }) => ({
    ...draft,
    // Only to be recognised by.
    beginning: (body_type === 'html' ? body.replaceAll(/<[^>]*>/g, ' ') : body).slice(0, 200),
    group: groups.get(draft.group_id) ?? '',
  }))
  return { drafts: data, next: nextPage(url, drafts), isFirst: !url.searchParams.has('page') }
}

export const actions: Actions = {
  discard: event =>
    attempt(event, async form => {
      await event.locals.api.deletedraft({ draft_id: Number(textOf(form, 'draft_id')) })
      return { isDeleted: true }
    }),
}
