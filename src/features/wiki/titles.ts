import { isBlank, titleKey } from '#content/text/index.ts'
import { isLine } from '../groups/index.ts'

const longestKey = 600

/** A title as it is stored, with its comparison key; null if it cannot be one. */
export function readTitle(given: string): { title: string; key: string } | null {
  const title = given.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim()
  const key = titleKey(title)
  // Characters that only change the direction of text would let one page look like another.
  const isHidden = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(title)
  if (isBlank(title) || !isLine(title) || isHidden || key === '' || key.length > longestKey) return null
  return { title, key }
}

/** A title that a page gets: one that `[[name]]` can link. A page that has another keeps it. */
export function newTitle(given: string, current?: string): ReturnType<typeof readTitle> {
  const read = readTitle(given)
  return read && /[[\]|]/.test(read.title) && read.title !== current ? null : read
}

/** The end of a page's address: only its number counts. */
export const slugOf = (title: string): string =>
  Array.from(
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  )
    .slice(0, 60)
    .join('')
