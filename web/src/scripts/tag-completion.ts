import { fieldOf } from './page-messages.ts'

const most = 8

/** Completes hashtags in the subject, from those the author may use. */
export function completeTags(form: HTMLFormElement): void {
  const input = fieldOf(form, 'subject')
  const tags = JSON.parse(form.dataset['tags'] ?? '[]') as string[]
  if (!input || tags.length === 0) return
  completeWords(input, {
    pattern: /(?:^|\s)#([^\s#,]*)$/u,
    sign: '#',
    id: 'tag',
    find: word => tags.filter(name => name.toLowerCase().startsWith(word)),
  })
}

/** The pattern finds the word before the cursor, which begins with the sign; `find` takes it in small letters. */
type Completion = { pattern: RegExp; sign: string; id: string; find(word: string): string[] }

/** Completes words that begin with a sign (WAI-ARIA: combobox with a list). */
export function completeWords(
  input: HTMLInputElement | HTMLTextAreaElement,
  { pattern, sign, id, find }: Completion,
): void {
  const list = Object.assign(document.createElement('ul'), { id: `${id}-list`, className: 'tag-list', hidden: true })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', sign)
  input.after(list)
  // A text of several lines stays what it is.
  const isCombobox = input instanceof HTMLInputElement
  const setExpanded = (is: boolean): void => {
    if (isCombobox) input.setAttribute('aria-expanded', String(is))
  }
  if (isCombobox) input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  setExpanded(false)
  let at = -1

  const currentWord = (): { from: number; word: string } | null => {
    const before = input.value.slice(0, input.selectionStart ?? 0)
    const word = pattern.exec(before)?.[1]
    return word === undefined ? null : { from: before.length - word.length, word }
  }
  function close(): void {
    list.hidden = true
    at = -1
    setExpanded(false)
    input.removeAttribute('aria-activedescendant')
  }
  function choose(name: string): void {
    const place = currentWord()
    if (!place) return
    input.setRangeText(`${name} `, place.from, input.selectionStart ?? 0, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    close()
  }
  function mark(next: number): void {
    const options = [...list.children]
    at = (next + options.length) % options.length
    for (const [n, option] of options.entries()) option.setAttribute('aria-selected', String(n === at))
    input.setAttribute('aria-activedescendant', `${id}-${at}`)
  }
  input.addEventListener('input', () => {
    const word = currentWord()?.word.toLowerCase()
    const found = word === undefined ? [] : find(word).slice(0, most)
    if (found.length === 0) return close()
    const options = found.map((name, n) => {
      const option = Object.assign(document.createElement('li'), { id: `${id}-${n}`, textContent: sign + name })
      option.setAttribute('role', 'option')
      option.addEventListener('pointerdown', event => {
        event.preventDefault()
        choose(name)
      })
      return option
    })
    list.replaceChildren(...options)
    list.hidden = false
    setExpanded(true)
    at = -1
  })
  const typed: HTMLElement = input
  typed.addEventListener('keydown', event => {
    if (list.hidden) return
    if (event.key === 'ArrowDown') mark(at + 1)
    else if (event.key === 'ArrowUp') mark(at < 0 ? -1 : at - 1)
    else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && at >= 0) choose(list.children[at]!.textContent.slice(1))
    else return
    event.preventDefault()
  })
  input.addEventListener('blur', close)
}
