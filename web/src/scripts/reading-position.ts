type Words = Readonly<Record<string, string>>

/** Shows the position of the message that one reads, where the page has that of its first one. */
export function showPosition(main: HTMLElement, words: Words): void {
  const first = Number(main.dataset['first'] ?? 0)
  const places = document.querySelectorAll<HTMLElement>('[data-position], [data-here]')
  if (first === 0 || places.length === 0) return
  const messages = [...main.querySelectorAll('article.message')]
  const numbers = new Intl.NumberFormat(document.documentElement.lang)
  const total = numbers.format(Number(main.dataset['total']))
  const show = (at: number): void => {
    const item = numbers.format(first + at)
    for (const place of places)
      place.textContent =
        place.dataset['here'] === undefined
          ? (words['position'] ?? '').replace('\u0001', item).replace('\u0002', total)
          : item
  }
  // The upper third of the window is where one reads.
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      const at = messages.findIndex(message => seen.has(message))
      if (at >= 0) show(at)
    },
    { rootMargin: '0px 0px -67% 0px' },
  )
  for (const message of messages) observer.observe(message)
}
