// Improves topics: quotes what is selected, and shows where one is.
import { insertQuote } from './insert-quote.ts'
import { showPosition } from './reading-position.ts'
import { offerForSelection } from './selection.ts'

const main = document.querySelector<HTMLElement>('main[data-reading]')
if (main) {
  const words = JSON.parse(main.dataset['reading']!) as Readonly<Record<string, string>>
  showPosition(main, words)
  offerForSelection(main, words)
  // The whole message: with a form on the page there is no need for another page.
  main.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quote]') : null
    const at = link?.closest<HTMLElement>('[data-message]')?.dataset['message']
    if (!link || !at || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (insertQuote(at, '', () => location.assign(link.href))) event.preventDefault()
  })
}
