import type { ChatMessage } from '../../../../client/index.ts'
import { isFollowUp } from '../../lib/chats/message-parts.ts'
import { make, type ChatPage } from './chat-page.ts'
import { createLines } from './message-line.ts'

/** The messages on the page. */
export type MessageLog = {
  readonly list: HTMLElement
  readonly scroller: HTMLElement
  find(num: number): HTMLElement | null
  /** The numbers of the first and the last message; 0: none. */
  first(): number
  last(): number
  /** The last change of what is shown. */
  version(): number
  isAtEnd(): boolean
  toEnd(): void
  /** Shows a message that comes after all others, or a changed one. */
  add(message: ChatMessage): void
  /** Adds messages before all others; nothing moves. */
  prepend(messages: readonly ChatMessage[]): void
  /** What is on its way comes last. */
  addWaiting(line: HTMLElement): void
}

export function createMessageLog(page: ChatPage): MessageLog {
  const { main, settings, words } = page
  const list = main.querySelector<HTMLElement>('[data-log]')!
  const scroller = main.querySelector<HTMLElement>('[data-scroll]')!
  const lineOf = createLines(page)
  const zoned = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(settings.locale, { ...options, timeZone: settings.zone })
  const dayName = zoned({ weekday: 'long', day: 'numeric', month: 'long' })
  const dayKey = zoned({ year: 'numeric', month: '2-digit', day: '2-digit' })
  const numbered = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.line[data-num]')]
  const numOf = (line: HTMLElement | undefined): number => Number(line?.dataset['num'] ?? 0)
  const factsOf = ({ dataset, classList }: HTMLElement) => ({
    user_id: Number(dataset['user']),
    created: dataset['created'] ?? '',
    type: classList.contains('event') ? 'event' : 'message',
  })

  /** The day before a line if it is the first one of it, and whether it shares the face of the line before. */
  function arrange(line: HTMLElement): void {
    let before = line.previousElementSibling as HTMLElement | null
    let isNew = false
    while (before && !before.classList.contains('line')) {
      const other = before
      before = before.previousElementSibling as HTMLElement | null
      if (other.classList.contains('day')) other.remove()
      else isNew = true
    }
    if (!line.dataset['created']) return
    const day = dayKey.format(new Date(line.dataset['created']))
    const isSameDay = before?.dataset['created'] && dayKey.format(new Date(before.dataset['created'])) === day
    if (!isSameDay) {
      const isToday = dayKey.format(new Date()) === day
      const name = isToday ? (words['today'] ?? '') : dayName.format(new Date(line.dataset['created']))
      const above = isNew ? line.previousElementSibling! : line
      above.before(make('li', { className: 'day small quiet' }, make('span', { textContent: name })))
    }
    const follows = isSameDay && !isNew && before ? isFollowUp(factsOf(line), factsOf(before)) : false
    line.classList.toggle('more', follows)
  }
  const isAtEnd = (): boolean => Math.abs(scroller.scrollTop) < 40
  const toEnd = (): void => void (scroller.scrollTop = 0)
  /** Where one reads does not move by what is added below it: the height is counted from the end. */
  function addBelow(change: () => void): void {
    const [wasAtEnd, before] = [isAtEnd(), scroller.scrollHeight]
    change()
    if (wasAtEnd) toEnd()
    else scroller.scrollTop -= scroller.scrollHeight - before
  }
  const find = (num: number): HTMLElement | null => document.getElementById(`m${num}`)

  return {
    list,
    scroller,
    find,
    first: () => numOf(numbered()[0]),
    last: () => numOf(numbered().at(-1)),
    version: () => Math.max(0, ...numbered().map(({ dataset }) => Number(dataset['version'] ?? 0))),
    isAtEnd,
    toEnd,
    add(message) {
      const old = find(message.msg_num)
      const line = lineOf(message, find)
      if (old) {
        if (Number(old.dataset['version'] ?? 0) >= message.version) return
        const focused = old.contains(document.activeElement)
        line.classList.toggle('more', old.classList.contains('more'))
        old.replaceWith(line)
        if (focused) line.querySelector<HTMLElement>('summary')?.focus()
        return
      }
      main.querySelector('[data-empty]')?.remove()
      addBelow(() => {
        const waiting = list.querySelector('.waiting')
        if (waiting) waiting.before(line)
        else list.append(line)
        arrange(line)
      })
    },
    prepend(messages) {
      const next = numbered()[0]
      const lines = messages.map(message => lineOf(message, find))
      list.prepend(...lines)
      for (const line of next ? [...lines, next] : lines) arrange(line)
    },
    addWaiting: line => addBelow(() => list.append(line)),
  }
}
