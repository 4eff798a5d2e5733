/** Parts of a group that emails link to and that have no pages yet. */
const placeholderPages = ['chat'] as const
export type PlaceholderPage = (typeof placeholderPages)[number]

export const isPlaceholderPage = (part: string): part is PlaceholderPage => placeholderPages.some(name => name === part)
