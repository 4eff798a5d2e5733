/** Parts of a group that letters link to and that have no pages of their own. */
const later = ['calendar', 'chat', 'database', 'settings'] as const
export type Later = (typeof later)[number]

export const isLater = (part: string): part is Later => later.some(name => name === part)
