import { enumerations } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import * as contract from './contract.ts'
import { emailsOfKind, isPushedByDefault, type NotificationKind } from './notification-kinds.ts'
import { lockRecipients, setSettings, settingsOf, unwantedKinds } from './store.ts'

async function settingsFor(tx: Tx, account_id: number) {
  const chosen = new Map((await settingsOf.all(tx, { account_id })).map(row => [row.kind, row]))
  return enumerations.notification_kind.map(kind => {
    const { page = true, email = true, push = isPushedByDefault(kind) } = chosen.get(kind) ?? {}
    const has_email = emailsOfKind[kind].length > 0
    return { object: 'notification_setting' as const, kind, page, email: email && has_email, push, has_email }
  })
}

export const getNotificationSettings = implement(contract.getNotificationSettings, async ({ tx, account }) => ({
  object: 'notification_settings' as const,
  kinds: await settingsFor(tx, account.id),
}))

export const updateNotificationSettings = implement(contract.updateNotificationSettings, async call => {
  const { tx, account, params } = call
  // Two changes at once must not each write the old values of the other.
  await lockRecipients.run(tx, { account_ids: [account.id] })
  const before = await settingsFor(tx, account.id)
  const kinds = before.map(({ kind, page, email, push }) => ({
    kind,
    page: params.page?.includes(kind) ?? page,
    email: params.email?.includes(kind) ?? email,
    push: params.push?.includes(kind) ?? push,
  }))
  await setSettings.run(tx, { account_id: account.id, kinds: json(kinds) })
  return { object: 'notification_settings' as const, kinds: await settingsFor(tx, account.id) }
})

const kindOfEmail = new Map(
  Object.entries(emailsOfKind).flatMap(([kind, emails]) => emails.map(email => [email, kind as NotificationKind])),
)
type EmailOfKind = { recipient: string; kind: string }

/** Says of emails whether their recipients have turned them off; nothing is read for emails that cannot be. */
export async function unwantedEmails(tx: Tx, emails: readonly EmailOfKind[]): Promise<(email: EmailOfKind) => boolean> {
  const optional = emails.filter(({ kind }) => kindOfEmail.has(kind))
  if (optional.length === 0) return () => false
  const addresses = [...new Set(optional.map(({ recipient }) => recipient.toLowerCase()))]
  const unwanted = await unwantedKinds.all(tx, { emails: addresses })
  const off = new Set(unwanted.map(({ email, kind }) => `${kind} ${email}`))
  return ({ recipient, kind }) => off.has(`${kindOfEmail.get(kind)} ${recipient.toLowerCase()}`)
}
