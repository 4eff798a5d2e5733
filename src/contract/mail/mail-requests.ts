import type { AddressCommand } from '../groups/group-addresses.ts'
import type { Value } from '../enumerations.ts'

/** The address commands that change email delivery. */
export const deliveryByCommand = {
  single: 'email_delivery_single',
  digest: 'email_delivery_digest',
  fulldigest: 'email_delivery_html_digest',
  summary: 'email_delivery_summary',
  special: 'email_delivery_special',
  nomail: 'email_delivery_none',
} as const satisfies { [C in AddressCommand]?: Value<'email_delivery'> }

export type DeliveryCommand = keyof typeof deliveryByCommand
export const deliveryCommands = Object.keys(deliveryByCommand) as DeliveryCommand[]

/** The commands that an unauthenticated email may request. */
export const requestCommands = ['subscribe', 'unsubscribe', ...deliveryCommands] as const
export type RequestCommand = (typeof requestCommands)[number]
