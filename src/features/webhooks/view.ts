import type { Static } from '#contract/schema.ts'
import type { Row } from '#storage/query.ts'
import type * as contract from './contract.ts'
import { messageId } from './signature.ts'

export type WebhookObject = Static<typeof contract.Webhook>
export type DeliveryObject = Static<typeof contract.WebhookDelivery>

export function webhookView({ account_id, status, ...row }: Row<'webhook.find'>): WebhookObject {
  return { object: 'webhook', ...row, user_id: account_id ?? 0, status: status as WebhookObject['status'] }
}

export function deliveryView({ status, state, ...row }: Row<'webhookDelivery.again'>): DeliveryObject {
  return {
    object: 'webhook_delivery',
    ...row,
    message_id: messageId(row.id),
    state: state as DeliveryObject['state'],
    status_code: status,
  }
}

/** What a webhook is called, without the rest of its address: that may be a secret. */
export const nameOf = ({ name, url }: { name: string; url: string }): string => name || new URL(url).host
