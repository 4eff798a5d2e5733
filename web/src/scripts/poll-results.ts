// Results of polls stay fresh: counts and bars change in place, and what one has chosen stays as it is.
import { random, type Update } from './live.ts'

/** Many may vote at once, and many may watch. */
const pauseMs = 2000

const shown = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-poll]')]
const idOf = (poll: HTMLElement): number => Number(poll.id.slice('poll'.length))
const waiting = new Set<number>()

export function refreshPolls({ ids }: Update): void {
  for (const poll of shown()) {
    const id = idOf(poll)
    if ((ids.length > 0 && !ids.includes(id)) || waiting.has(id)) continue
    waiting.add(id)
    setTimeout(() => {
      waiting.delete(id)
      refresh(poll).catch(() => {})
    }, random() * pauseMs)
  }
}

async function refresh(poll: HTMLElement): Promise<void> {
  const response = await fetch(poll.dataset['poll']!, { headers: { accept: 'text/html' } })
  if (!response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const fresh of page.querySelectorAll<HTMLElement>('[data-poll-part]')) {
    const part = poll.querySelector(`[data-poll-part="${CSS.escape(fresh.dataset['pollPart']!)}"]`)
    if (part && part.innerHTML !== fresh.innerHTML) part.replaceChildren(...fresh.childNodes)
  }
}
