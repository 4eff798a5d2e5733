import type { Value } from '#contract/enumerations.ts'

type DeliveryType = Value<'delivery_type'>

/** What a mailing is called, by its kind. */
const types: Readonly<Record<string, DeliveryType>> = {
  single: 'delivery_message',
  digest: 'delivery_digest',
  html_digest: 'delivery_digest',
  summary: 'delivery_summary',
}
/** The same of letters; all others are letters. */
const letterTypes: Readonly<Record<string, DeliveryType>> = { bounce_probe: 'delivery_bounce_probe' }

export const mailingType = (kind: string, isSpecial: boolean | null): DeliveryType =>
  isSpecial ? 'delivery_special_notice' : (types[kind] ?? 'delivery_message')
export const letterType = (kind: string): DeliveryType => letterTypes[kind] ?? 'delivery_letter'
