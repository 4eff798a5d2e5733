// Pages of topics stay fresh: new messages appear at the end of an open topic, lists offer what is new. What is being read never moves.
import { on, random, type Update } from './live.ts'
import './menus.ts'

// Most pages are only read.
const loadUnsentForms = (): void => void import('./unsent-forms.ts').catch(() => {})
try {
  if (sessionStorage.getItem('unsent-form')) loadUnsentForms()
} catch {
  // Nothing can be stored in this browser.
}
document.addEventListener('input', loadUnsentForms, { once: true })

// Few pages have a poll.
on('poll', update => {
  import('./poll-results.ts').then(({ refreshPolls }) => refreshPolls(update)).catch(() => {})
})

/** Spreads the requests of all who have the same page open. */
const maxDelayMs = 400

type Texts = { messages: Record<string, string>; topics: Record<string, string>; some: string; show: string }
const notice = document.querySelector<HTMLElement>('[data-fresh]')

/** A sentence with a number, in the form that the language has for it. */
function countText(forms: Record<string, string>, count: number): string {
  const { lang } = document.documentElement
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms['other'] ?? ''
  return form.replace('\u0001', new Intl.NumberFormat(lang).format(count))
}

/** The notice floats above the page, so that nothing moves when it appears. */
function offer(notice: HTMLElement, text: string, href: string): void {
  const link = notice.querySelector('a')!
  if (link.textContent !== text) link.textContent = text
  link.href = href
  link.hidden = false
}
const withdraw = (notice: HTMLElement): void => {
  notice.querySelector('a')!.hidden = true
}

/** Calls back when the page is visible, at once or later. */
function whenVisible(callBack: () => void): void {
  if (document.visibilityState === 'visible') return callBack()
  const again = (): void => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', again)
    callBack()
  }
  document.addEventListener('visibilitychange', again)
}

if (notice) {
  const texts = JSON.parse(notice.dataset['messages'] ?? '{}') as Texts
  const topic = document.querySelector<HTMLElement>('[data-topic]')
  if (topic) followTopic(topic, notice, texts)
  else if (document.querySelector('[data-topics]')) followList(notice, texts)
}

/** A list offers to show what is new: rows that moved by themselves would be clicked by mistake. */
function followList(notice: HTMLElement, texts: Texts): void {
  const fresh = new Set<number>()
  let isUnknown = false
  on('topic', ({ ids }) => {
    for (const id of ids) fresh.add(id)
    if (ids.length === 0) isUnknown = true
    const text = isUnknown ? texts.some : countText(texts.topics, fresh.size)
    offer(notice, `${text} – ${texts.show}`, location.href)
  })
}

function followTopic(topic: HTMLElement, notice: HTMLElement, texts: Texts): void {
  const id = Number(topic.dataset['topic'])
  const path = topic.dataset['path'] ?? location.pathname
  const isAtEnd = topic.dataset['end'] !== undefined
  const fresh = new Set<number>()
  let isWaiting = false
  let isStale = false
  const lastShown = (): number =>
    Math.max(0, ...[...topic.querySelectorAll('.message')].map(message => Number(message.id.slice(1))))
  let shownTo = lastShown()

  const offerFresh = (): void => {
    const [first] = [...fresh].toSorted((a, b) => a - b)
    if (first === undefined) return withdraw(notice)
    const isHere = document.getElementById(`m${first}`) !== null
    offer(notice, countText(texts.messages, fresh.size), isHere ? `#m${first}` : `${path}?from=${first}#m${first}`)
  }
  const markSeen = seenMarker(path)
  const watcher = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      watcher.unobserve(target)
      const msg_num = Number(target.id.slice(1))
      fresh.delete(msg_num)
      markSeen(msg_num)
    }
    offerFresh()
  })
  async function append(): Promise<void> {
    isStale = false
    const response = await fetch(`${path}?from=${shownTo}`, { headers: { accept: 'text/html' } })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const messages = [...page.querySelectorAll('[data-topic] .message')].filter(
      message => Number(message.id.slice(1)) > shownTo && document.getElementById(message.id) === null,
    )
    keepInPlace(() => topic.append(...messages))
    for (const message of messages) {
      fresh.add(Number(message.id.slice(1)))
      watcher.observe(message)
    }
    shownTo = lastShown()
    for (const msg_num of fresh) if (document.getElementById(`m${msg_num}`) === null) fresh.delete(msg_num)
    offerFresh()
  }
  /** One request at a time; what happens meanwhile needs another. */
  function appendSoon(): void {
    isStale = true
    if (isWaiting) return
    isWaiting = true
    whenVisible(() =>
      setTimeout(() => {
        append()
          .catch(() => {})
          .finally(() => {
            isWaiting = false
            if (isStale) appendSoon()
          })
      }, random() * maxDelayMs),
    )
  }
  on('topic', ({ ids, msg_num, kind }: Update) => {
    if (ids.length > 0 && !ids.includes(id)) return
    const isNew = msg_num !== null && msg_num > shownTo
    if (isNew) fresh.add(msg_num)
    else if (ids.length > 0 && kind === 'topic') return
    if (isAtEnd) appendSoon()
    else offerFresh()
  })
}

/** Marks messages as read once they were on the screen, several at once. */
function seenMarker(path: string): (msg_num: number) => void {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return msg_num => {
    last = Math.max(last, msg_num)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const csrf = document.querySelector<HTMLInputElement>('#doing [name=csrf]')?.value ?? ''
      const body = new URLSearchParams({ csrf, msg_num: String(last) })
      fetch(`${path.replace(/(\/topic\/\d+).*/, '$1')}/seen.json`, { method: 'POST', body }).catch(() => {})
    }, 1000)
  }
}

/** What one is reading or writing stays where it is on the screen. */
function keepInPlace(change: () => void): void {
  const active = document.activeElement
  const isTyping = active instanceof HTMLElement && active.matches('input, textarea, [contenteditable]')
  const anchor = isTyping ? active : document.elementFromPoint(innerWidth / 2, Math.min(120, innerHeight / 3))
  const before = anchor?.getBoundingClientRect().top ?? 0
  change()
  const moved = (anchor?.getBoundingClientRect().top ?? 0) - before
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
}
