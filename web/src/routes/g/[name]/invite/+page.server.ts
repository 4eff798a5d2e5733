import { isApiFailure } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction, throwFormError, type FormFields } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { addressLines, linesOf } from '#lib/members/address-lines.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, request, url }) => {
  await locals.read.getuser({})
  const { group } = await parent()
  requirePageRight(group.perms.invite_members, request)
  const mayAdd = group.plan !== 'group_plan_basic' && !group.parent_group_id
  // Of somebody to invite again.
  const emails = (url.searchParams.get('emails') ?? '').slice(0, 320)
  return { mayAdd, isDirect: mayAdd && url.searchParams.has('direct'), emails }
}

const places = { 'too many addresses': 'emails', 'invite limit': 'emails' }

function inputOf(form: FormFields): { emails: string; message: string } {
  const emails = addressLines(textOf(form, 'emails'))
  if (emails.trim() === '') throwFormError('emails')
  if (emails.split('\n').filter(line => line.trim() !== '').length > 5000) throwFormError('too many addresses')
  return { emails, message: textOf(form, 'message').replaceAll('\r\n', '\n') }
}

export const actions: Actions = {
  send: event =>
    runAction(
      event,
      async form => {
        const { emails, message } = inputOf(form)
        const { invites, errors } = await event.locals.api.invite({ group_name: event.params.name, emails, message })
        return { invited: invites.length, errors, emails: linesOf(emails, errors), message }
      },
      { forCall: 'invite', places, reasons: { rate_limit: 'invite limit' } },
    ),
  add: event =>
    runAction(
      event,
      async form => {
        const { emails, message } = inputOf(form)
        try {
          const added = await event.locals.api.directadd({ group_name: event.params.name, emails, message })
          return {
            added: added.added_members.length,
            errors: added.errors,
            emails: linesOf(emails, added.errors),
            message,
          }
        } catch (thrown) {
          // Nothing is wrong with it: it only takes longer.
          if (isApiFailure(thrown) && thrown.type === 'pending_adds') return { isHeld: true }
          throw thrown
        }
      },
      { forCall: 'directadd', places },
    ),
  preview: event =>
    runAction(
      event,
      async form => {
        const { emails, message } = inputOf(form)
        const direct = textOf(form, 'direct') !== ''
        const preview = await event.locals.api.getinvitepreview({ group_name: event.params.name, emails, direct })
        return { preview, emails, message }
      },
      { forCall: 'invite', places },
    ),
}
