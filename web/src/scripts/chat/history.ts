import type { ChatMessage } from '../../../../client/index.ts'
import type { ChatPage } from './chat-page.ts'
import type { MessageLog } from './message-log.ts'

/** How far from its edge more is fetched. */
const ahead = '600px 0px'
const pageSize = 50

/** Fetches earlier messages as one scrolls up, and later ones where the page doesn't show the newest. */
export function followScrolling(
  { main, client, settings: { chat: chat_id } }: ChatPage,
  log: MessageLog,
): { hasLater(): boolean } {
  const earlier = main.querySelector<HTMLElement>('[data-earlier]')?.closest<HTMLElement>('.further')
  const later = main.querySelector<HTMLElement>('[data-later]')?.closest<HTMLElement>('.further')
  let hasLater = later !== undefined && later !== null

  const fetchPage = async (from_msg_num: number, sort_dir: 'asc' | 'desc'): Promise<ChatMessage[]> =>
    (await client.getchathistory({ chat_id, from_msg_num, sort_dir, limit: pageSize })).data
  async function fetchEarlier(): Promise<boolean> {
    const first = log.first()
    const messages = first > 1 ? await fetchPage(first - 1, 'desc') : []
    log.prepend(messages.toReversed())
    return log.first() > 1 && messages.length > 0
  }
  async function fetchLater(): Promise<boolean> {
    const messages = await fetchPage(log.last() + 1, 'asc')
    for (const message of messages) log.add(message)
    hasLater = messages.length === pageSize
    return hasLater
  }
  watch(earlier, log.scroller, fetchEarlier)
  watch(later, log.scroller, fetchLater)
  return { hasLater: () => hasLater }
}

/** Fetches whenever an element comes near, until there is no more. What fails stays a link. */
function watch(edge: HTMLElement | null | undefined, root: HTMLElement, fetchMore: () => Promise<boolean>): void {
  if (!edge) return
  let isBusy = false
  const observer = new IntersectionObserver(
    entries => {
      if (isBusy || !entries.some(({ isIntersecting }) => isIntersecting)) return
      isBusy = true
      fetchMore()
        .then(isMore => {
          observer.unobserve(edge)
          // Watched anew: it may be as near as before.
          if (isMore) observer.observe(edge)
          else edge.remove()
        })
        .catch(() => {})
        .finally(() => (isBusy = false))
    },
    { root, rootMargin: ahead },
  )
  observer.observe(edge)
}
