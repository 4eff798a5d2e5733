/** What one word behind the name of a group asks for, in a mail address: `group+digest@`. */
export const addressCommands = [
  'subscribe',
  'unsubscribe',
  'help',
  'guidelines',
  'single',
  'digest',
  'fulldigest',
  'summary',
  'special',
  'nomail',
  'mute',
  'unmute',
  'follow',
  'unfollow',
  'status',
] as const
export type AddressCommand = (typeof addressCommands)[number]

/** What is done by whoever has the code that follows: `group+approve+CODE@`, or `approve+CODE@` where names are long. */
export const signedCommands = ['confirm', 'approve', 'reject', 'delete', 'claim'] as const
export type SignedCommand = (typeof signedCommands)[number]

/** Words that mean something behind the name of a group, so that no subgroup can have them. */
export const addressWords: ReadonlySet<string> = new Set(['owner', ...addressCommands, ...signedCommands])
