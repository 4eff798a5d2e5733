import { insertQuote } from './insert-quote.ts'

type Words = Readonly<Record<string, string>>
/** What is quoted of a longer selection. */
const maxText = 3000

/** Offers to quote, to reply to, to link to and to search for selected text of a message. */
export function offerForSelection(main: HTMLElement, words: Words): void {
  const bar = Object.assign(document.createElement('div'), { className: 'selected', hidden: true })
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', words['selection'] ?? '')
  const status = Object.assign(document.createElement('p'), { className: 'hidden-to-eyes' })
  status.setAttribute('role', 'status')
  let chosen: { text: string; path: string } | undefined

  const deeds: Readonly<Record<string, (chosen: { text: string; path: string }) => void>> = {
    quote({ text, path }) {
      const page = replyPage(path, text)
      if (!insertQuote(path, text, () => location.assign(page))) location.assign(page)
    },
    reply: ({ text, path }) => location.assign(replyPage(path, text)),
    copy({ path }) {
      void navigator.clipboard.writeText(new URL(path, location.href).href).then(() => {
        status.textContent = words['copied'] ?? ''
      })
    },
    search: ({ text, path }) =>
      location.assign(`${path.replace(/\/message\/\d+$/, '/search')}?q=${encodeURIComponent(text.slice(0, 200))}`),
  }
  for (const [name, act] of Object.entries(deeds)) {
    if (!words[name]) continue
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words[name] })
    button.dataset['do'] = name
    // The selection stays.
    button.addEventListener('pointerdown', event => event.preventDefault())
    button.addEventListener('click', () => {
      const given = chosen
      hide()
      if (given) act(given)
    })
    bar.append(button)
  }
  document.body.append(bar, status)

  const hide = (): void => {
    bar.hidden = true
    chosen = undefined
  }
  function show(): void {
    const selection = getSelection()
    const text = selection?.toString().trim().slice(0, maxText) ?? ''
    if (!selection || selection.isCollapsed || text === '') return hide()
    const range = selection.getRangeAt(0)
    const [start, end] = [readingOf(range.startContainer), readingOf(range.endContainer)]
    const path = start?.closest<HTMLElement>('[data-message]')?.dataset['message']
    if (!start || start !== end || !main.contains(start) || !path) return hide()
    chosen = { text, path }
    bar.hidden = false
    const { top, left, width } = range.getBoundingClientRect()
    const middle = left + width / 2 - bar.offsetWidth / 2
    const above = top - bar.offsetHeight - 8
    bar.style.setProperty('--x', `${Math.max(8, Math.min(middle, innerWidth - bar.offsetWidth - 8)) + scrollX}px`)
    bar.style.setProperty('--y', `${(above > 8 ? above : range.getBoundingClientRect().bottom + 8) + scrollY}px`)
  }
  // While one is still selecting, nothing is in the way.
  let isPressed = false
  document.addEventListener('pointerdown', event => {
    isPressed = !(event.target instanceof Node && bar.contains(event.target))
  })
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => {
      isPressed = false
      setTimeout(show)
    })
  document.addEventListener('selectionchange', () => isPressed || show())
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}

const readingOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('.message .reading') ?? null
const replyPage = (path: string, text: string): string => `${path}/reply?quote&text=${encodeURIComponent(text)}`
