import { tagKey } from '../tag-key.ts'

/** The comparison key of page titles: as of hashtags, and underscores and any space are one space. */
export const titleKey = (title: string): string =>
  tagKey(title)
    .replace(/[\s_]+/gu, ' ')
    .trim()
