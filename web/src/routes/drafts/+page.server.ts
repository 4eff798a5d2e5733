import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import { groupNames } from '#lib/writing/group-names.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const drafts = await locals.read.getdrafts(pageParams(url))
  const groups = await groupNames(
    locals,
    drafts.data.map(({ group_id }) => group_id),
  )
  const data = drafts.data.map(({ body, body_type, ...draft }) => ({
    ...draft,
    // Only to be recognised by.
    beginning: (body_type === 'html' ? body.replaceAll(/<[^<>]*>/g, ' ') : body).slice(0, 200),
    group: groups.get(draft.group_id) ?? '',
  }))
  return { drafts: data, next: nextPage(url, drafts), isFirst: !url.searchParams.has('page') }
}

export const actions: Actions = {
  discard: event =>
    runAction(event, async form => {
      await event.locals.api.deletedraft({
        draft_id: Number(textOf(form, 'draft_id')),
        updated: textOf(form, 'updated'),
      })
      return { isDeleted: true }
    }),
}
