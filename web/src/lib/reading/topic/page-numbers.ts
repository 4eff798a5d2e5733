import type { TopicPlace } from './topic-window.ts'

/** Links to pages of a topic: the first, the last and those around this one; null where some are left out. */
export type PageNumber = { page: number; item: number; isHere: boolean } | null

const around = 2

export function pageNumbers({ first, total, size }: TopicPlace): PageNumber[] {
  const last = Math.ceil(total / size)
  const here = Math.min(last, Math.floor((first - 1) / size) + 1)
  const shown = [1, last, ...Array.from({ length: 2 * around + 1 }, (_, at) => here - around + at)]
  const pages = [...new Set(shown)].filter(page => page >= 1 && page <= last).toSorted((one, other) => one - other)
  return pages.flatMap((page, at): PageNumber[] => {
    const link = { page, item: (page - 1) * size + 1, isHere: page === here }
    return at > 0 && page > pages[at - 1]! + 1 ? [null, link] : [link]
  })
}
