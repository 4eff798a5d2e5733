/** The commands after the name of a group in an email address: `group+digest@`. */
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

/** Commands that need a token: `group+approve+CODE@`, or `approve+CODE@` if the name is long. */
export const signedCommands = ['confirm', 'approve', 'reject', 'delete', 'claim'] as const
export type SignedCommand = (typeof signedCommands)[number]

/** Before the number of an album: `group+album+12@` adds pictures to it. No group has two words after its name. */
export const albumWord = 'album'

/** Words with a meaning after the name of a group, so that no subgroup can have them as its name. */
export const addressWords: ReadonlySet<string> = new Set(['owner', ...addressCommands, ...signedCommands])
