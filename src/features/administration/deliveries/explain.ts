import type { Value } from '#contract/enumerations.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Row } from '#storage/query.ts'
import { ledgerOutcome, notificationType } from '../../delivery/index.ts'
import * as contract from './contract.ts'
import { copyView } from './deliveries.ts'
import { ofAddress, ofMembership, ofMessage, type Obstacle } from './reasons.ts'
import {
  accountAt,
  copiesToAccount,
  copyOfMessage,
  limitedMemberships,
  messageFor,
  notificationsTo,
  optedOut,
  receivedFrom,
} from './store.ts'

const notificationView = ({ kind, state, ...row }: Row<'administration.notificationsTo'>) => ({
  object: 'recipient_delivery' as const,
  ...row,
  group_name: '',
  full_name: '',
  message_id: 0,
  user_id: 0,
  type: notificationType(kind),
  state: state as Value<'delivery_state'>,
})

type ExplainCall = Call<typeof contract.explainDelivery>

async function explainMessage({ tx, params, fail }: ExplainCall, account_id: number) {
  const { message_id } = params
  if (message_id === undefined) return null
  const [message, copy] = await Promise.all([
    messageFor.first(tx, { message_id, account_id }),
    copyOfMessage.first(tx, { message_id, account_id }),
  ])
  const found = message ?? fail('invalid message_id')
  return { found, delivery: copy ? copyView(copy) : null, reasons: copy ? [] : ofMessage(found, account_id) }
}

export const explainDelivery = implement(contract.explainDelivery, async call => {
  const { tx, params } = call
  const email = params.email.trim()
  const account = await accountAt.first(tx, { email })
  const account_id = account?.id ?? 0
  const [out, memberships, copies, notifications, received, message] = await Promise.all([
    optedOut.first(tx, { email }),
    limitedMemberships.all(tx, { account_id }),
    copiesToAccount.all(tx, { account_id }),
    notificationsTo.all(tx, { email, account_id }),
    receivedFrom.all(tx, { email }),
    explainMessage(call, account_id),
  ])
  const ofGroups = message ? message.reasons : memberships.flatMap(ofMembership)
  const reasons = [...ofAddress(account, out), ...(account ? ofGroups : [])]
  const emails = [...copies.map(copyView), ...notifications.map(notificationView)]
  return {
    object: 'delivery_explanation' as const,
    email: account?.email ?? email,
    full_name: account?.full_name ?? '',
    user_id: account_id,
    reasons: reasons.map((reason: Obstacle) => ({ object: 'delivery_obstacle' as const, ...reason })),
    message: message && {
      object: 'explained_message' as const,
      message_id: message.found.message_id,
      created: message.found.created,
      group_name: message.found.group_name,
      subject: message.found.subject,
      delivery: message.delivery,
    },
    // Numbered by their places: they come from two tables.
    emails: emails
      .toSorted((one, other) => Date.parse(other.created) - Date.parse(one.created))
      .map((row, at) => ({ ...row, id: at + 1 })),
    received: received.map(({ state, ...row }) => ({
      object: 'received_email' as const,
      ...row,
      outcome: ledgerOutcome(state, true),
    })),
  }
})
