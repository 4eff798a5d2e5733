import { messagesFor } from '#locales/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import { oneLine, type RenderEmail } from '#runtime/notifications/email-content.ts'
import { localeOf } from '../../accounts/index.ts'
import { findEmailGroup, type Addresses } from '../../groups/index.ts'
import { newEventOf } from '../events/add-event.ts'
import { emptyFields } from '../events/fields.ts'
import { descriptionText } from '../ics/calendar.ts'
import * as contract from './contract.ts'
import { invitationWriter } from './invitation.ts'

export type InvitationPreviewDeps = { addresses: Addresses; renderEmail: RenderEmail }

export const getInvitationPreview = ({ addresses: { url }, renderEmail }: InvitationPreviewDeps) =>
  implement(
    contract.getInvitationPreview,
    async call => newEventOf(call),
    async ({ tx, group: { id }, account, params, prepared: { expanded, saying }, fail }) => {
      const group = (await findEmailGroup(tx, id)) ?? fail('invalid group_id')
      const locale = localeOf(account, params.locale)
      const event = { ...emptyFields, ...saying, ...expanded.dates[0]!, files: null }
      const write = invitationWriter([event], {
        ...{ description: descriptionText(event), count: expanded.dates.length, rsvp: event.rsvp, group, url },
        page: `${url}/g/${group.name}/calendar`,
      })
      const { from, ...content } = write(messagesFor(locale).email, locale)
      return {
        object: 'invitation_preview' as const,
        from_name: from?.name ?? '',
        recipient: account.email,
        subject: oneLine(content.subject ?? content.title),
        ...renderEmail(content, locale),
      }
    },
  )
