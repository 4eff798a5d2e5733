import { composeNotification } from './compose.ts'
import type { MailKind } from '../queue/mail-kind.ts'
import type { Signer } from '../sign/dkim.ts'
import { notificationsByIds, markNotifications } from './store.ts'

// Rejected emails are kept for inspection.
const states = { sent: 'sent', stored: 'stored', waiting: 'queued', refused: 'refused', expired: 'refused' } as const

/** The mail kind of notification emails, each with one recipient. */
export const notificationMailKind = (mailDomain: string, signer: () => Promise<Signer>): MailKind => ({
  isStoredLocally: true,
  async open(tx, _outgoingMessage, ids) {
    const [emails, { open }] = await Promise.all([notificationsByIds.all(tx, { ids }), signer()])
    const mails = new Map(
      await Promise.all(
        emails.map(async email => {
          const { raw, ...envelope } = await composeNotification(email, mailDomain)
          const signed = { ...envelope, raw: [...(await open(raw)([])), ...raw] }
          return [email.id, signed] as const
        }),
      ),
    )
    return {
      recipients: emails.map(({ id, recipient }) => ({ id, email: recipient })),
      for: async id => mails.get(id)!,
    }
  },
  async settle(tx, results) {
    await markNotifications.run(tx, {
      ids: results.map(({ id }) => id),
      states: results.map(({ is }) => states[is]),
      responses: results.map(({ is, response }) => (is === 'stored' ? '' : response)),
    })
  },
})
