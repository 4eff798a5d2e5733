import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import { outgoingMessageType, notificationType } from '../../delivery/index.ts'
import * as contract from './contract.ts'
import {
  deferredDeliveries,
  failedDeliveries,
  messageDeliveryPages,
  messageInGroup,
  queuedDeliveries,
} from './store.ts'

export type CopyRow = Omit<Row<'administration.copyOf'>, never>

export const copyView = ({ kind, is_special, state, ...row }: CopyRow) => ({
  object: 'recipient_delivery' as const,
  ...row,
  type: outgoingMessageType(kind, is_special),
  state: state as Value<'delivery_state'>,
})

/** Queued email includes notifications of the service. */
const waitingView = ({ notified, notified_subject, ...row }: Row<'administration.deferred'>) => {
  const view = copyView(row)
  if (notified === null) return view
  return { ...view, type: notificationType(''), email: notified, subject: notified_subject ?? '' }
}

export const getMessageDeliveries = implement(contract.getMessageDeliveries, async ({ tx, params, fail }) => {
  const { message_id } = params
  const message = (await messageInGroup.first(tx, { message_id })) ?? fail('invalid message_id')
  return pageOf(tx, contract.getMessageDeliveries, params, {
    total: message.num_recipients,
    fetch: ({ dir, start, page }) =>
      messageDeliveryPages[`created:${dir}:${start}`].all(tx, {
        group_id: message.group_id,
        message_id,
        count: page.count,
        after_id: page.after_id,
      }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: copyView,
  })
})

export const getDelayedEmail = implement(contract.getDelayedEmail, async ({ tx, params }) => {
  const rowsOf = {
    queued: () => queuedDeliveries.all(tx),
    deferred: () => deferredDeliveries.all(tx, { domain: params.domain?.toLowerCase() ?? null }),
    failed: () => failedDeliveries.all(tx, { id: params.failed_id ?? null }),
  }
  const rows = await rowsOf[params.state]()
  return { object: 'delayed_email' as const, deliveries: rows.map(waitingView) }
})
