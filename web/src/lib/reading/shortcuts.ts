/** The keys of each shortcut, as `keys.js` knows them. */
export const keysOf = {
  move: ['J', 'K'],
  open: ['Enter'],
  read: ['M'],
  reply: ['R'],
  quote: ['Q'],
  first: ['G', 'G'],
  list: ['U'],
  search: ['/'],
  all: ['?'],
} as const
export type Shortcut = keyof typeof keysOf
