import { runAction, type FormFields } from '#lib/forms/run-action.ts'
import { typedIn } from '#lib/forms/unsent-form.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { currentPageQuery, openManagePage, rowNamed } from '#lib/group-settings/manage-pages.ts'
import type { Output } from '../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'notices')
  const { data: notices } = await locals.read.getmembernotices({ group_id: group.id, limit: 100 })
  return {
    notices,
    editing: rowNamed(url, 'edit', notices),
    deleting: rowNamed(url, 'delete', notices),
    isNew: url.searchParams.has('new'),
    here: currentPageQuery(url),
  }
}

const of = 'notice'
const places = { 'invalid subject': 'subject', 'invalid body': 'body' }
const nameOf = (form: FormFields): string => textOf(form, 'name').trim() || textOf(form, 'subject').trim()

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const notice_id = textOf(form, 'notice_id')
        const input = {
          group_name: event.params.name,
          name: textOf(form, 'name').trim(),
          subject: textOf(form, 'subject'),
          body: textOf(form, 'body'),
          active: form.has('active'),
        }
        const isNew = notice_id === ''
        if (isNew) await event.platform!.call('newmembernotice', { ...input, type: textOf(form, 'type') })
        else await event.platform!.call('updatemembernotice', { ...input, notice_id, updated: textOf(form, 'updated') })
        return { did: isNew ? ('created' as const) : ('saved' as const), name: nameOf(form) }
      },
      { of, places },
    ),
  preview: event =>
    runAction(
      event,
      async form => {
        const preview = (await event.platform!.call('getnoticepreview', {
          group_name: event.params.name,
          type: textOf(form, 'type'),
          subject: textOf(form, 'subject'),
          body: textOf(form, 'body'),
          locale: event.locals.language,
        })) as Output<'getnoticepreview'>
        return { of, field: '', why: '', typed: typedIn(form), preview }
      },
      { of, places },
    ),
  remove: event =>
    runAction(event, async form => {
      await event.platform!.call('deletemembernotice', {
        group_name: event.params.name,
        notice_id: textOf(form, 'notice_id'),
      })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
