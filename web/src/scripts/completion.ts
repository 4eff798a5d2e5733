/** What is typed into: a field of a form, or an editor. */
export type CompletedField = {
  /** Has the focus and gets the keys. */
  element: HTMLElement
  /** The text before the cursor. */
  before(): string
  /** Puts a text in place of so many characters before the cursor. */
  replace(length: number, text: string): void
  onChange(callBack: () => void): void
  /** Adds the list to the page, and later puts it where it is wanted. */
  place(list: HTMLElement): void
}

/** The pattern finds the word before the cursor, which begins with the sign; `find` takes it in small letters. */
export type Completion = {
  pattern: RegExp
  sign: string
  id: string
  find(word: string): readonly string[] | Promise<readonly string[]>
}

const most = 8
/** Lists on one page have ids of their own. */
let lists = 0

/** Completes words that begin with a sign (WAI-ARIA: combobox with a list). */
export function completeIn(field: CompletedField, { pattern, sign, id, find }: Completion): void {
  const { element } = field
  lists += 1
  const listId = `${id}-list${lists === 1 ? '' : `-${lists}`}`
  const list = Object.assign(document.createElement('ul'), { id: listId, className: 'tag-list', hidden: true })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', sign)
  field.place(list)
  // A text of several lines stays what it is.
  const isCombobox = element instanceof HTMLInputElement
  const setExpanded = (is: boolean): void => {
    if (isCombobox) element.setAttribute('aria-expanded', String(is))
  }
  if (isCombobox) element.setAttribute('role', 'combobox')
  element.setAttribute('aria-autocomplete', 'list')
  element.setAttribute('aria-controls', list.id)
  setExpanded(false)
  let at = -1

  const currentWord = (): string | undefined => pattern.exec(field.before())?.[1]
  function close(): void {
    list.hidden = true
    at = -1
    setExpanded(false)
    element.removeAttribute('aria-activedescendant')
  }
  function choose(name: string): void {
    const word = currentWord()
    if (word === undefined) return
    field.replace(word.length, `${name} `)
    close()
  }
  function mark(next: number): void {
    const options = [...list.children]
    at = (next + options.length) % options.length
    for (const [n, option] of options.entries()) option.setAttribute('aria-selected', String(n === at))
    element.setAttribute('aria-activedescendant', options[at]!.id)
  }
  function show(found: readonly string[]): void {
    if (found.length === 0) return close()
    const marked = list.children[at]?.textContent
    const options = found.slice(0, most).map((name, n) => {
      const option = Object.assign(document.createElement('li'), { id: `${listId}-${n}`, textContent: sign + name })
      option.setAttribute('role', 'option')
      option.addEventListener('pointerdown', event => {
        event.preventDefault()
        choose(name)
      })
      return option
    })
    list.replaceChildren(...options)
    list.hidden = false
    field.place(list)
    setExpanded(true)
    // More names may come after one has been marked, which Enter then means.
    const again = options.findIndex(({ textContent }) => textContent === marked)
    if (again >= 0) return mark(again)
    at = -1
    element.removeAttribute('aria-activedescendant')
  }
  function suggest(): void {
    const word = currentWord()
    if (word === undefined) return close()
    const found = find(word.toLowerCase())
    if (!(found instanceof Promise)) return show(found)
    // Who has typed on meanwhile wants something else.
    found.then(
      names => currentWord() === word && show(names),
      () => {},
    )
  }
  field.onChange(suggest)
  // Before an editor takes the key.
  element.addEventListener(
    'keydown',
    event => {
      if (list.hidden) return
      if (event.key === 'ArrowDown') mark(at + 1)
      else if (event.key === 'ArrowUp') mark(at < 0 ? -1 : at - 1)
      else if (event.key === 'Escape') close()
      else if ((event.key === 'Enter' || event.key === 'Tab') && at >= 0)
        choose(list.children[at]!.textContent.slice(sign.length))
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  element.addEventListener('blur', close)
  // Somebody may have typed before this script was loaded.
  if (document.activeElement === element) suggest()
}
