import type { Value } from '#contract/enumerations.ts'

/** Recorded in place of a mail server's reply, where there is none. */
export const storedLocallyResponse = 'kept in the local mailbox'

type DeliveryType = Value<'delivery_type'>

/** Delivery types by kind of outgoing message. */
const outgoingTypes: Readonly<Record<string, DeliveryType>> = {
  single: 'delivery_message',
  digest: 'delivery_digest',
  html_digest: 'delivery_digest',
  summary: 'delivery_summary',
}
/** Delivery types of notifications; all except bounce probes have the same. */
const notificationTypes: Readonly<Record<string, DeliveryType>> = { bounce_probe: 'delivery_bounce_probe' }

export const outgoingMessageType = (kind: string, isSpecial: boolean | null): DeliveryType =>
  isSpecial ? 'delivery_special_notice' : (outgoingTypes[kind] ?? 'delivery_message')
export const notificationType = (kind: string): DeliveryType => notificationTypes[kind] ?? 'delivery_notification'
