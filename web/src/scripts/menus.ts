// Menus of all pages, the bell among them, and the installed app.
import { on } from './live.ts'

/** A menu closes by Escape, and when something else is pressed or gone to. */
const menus = 'details.menu[open]'
document.addEventListener('keydown', event => {
  const menu = event.key === 'Escape' && document.querySelector<HTMLDetailsElement>(menus)
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
for (const kind of ['click', 'focusin'])
  document.addEventListener(kind, ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus))
      if (!menu.contains(target as Node)) menu.open = false
  })

type Bell = { toggleMenu(bell: HTMLElement): void; useKeys(place: Document): void; refreshCount(): void }
/** A file of its own, fetched when somebody opens the menu. */
const bellScript = '/bell.js'
const loadBell = (): Promise<Bell> => import(/* @vite-ignore */ bellScript) as Promise<Bell>
// The bell opens a menu of notifications, and G then N their page.
const bell = document.querySelector<HTMLAnchorElement>('a.bell')
bell?.addEventListener('click', event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || location.pathname === '/notifications') return
  event.preventDefault()
  loadBell()
    .then(({ toggleMenu }) => toggleMenu(bell))
    .catch(() => location.assign(bell.href))
})
// What happens elsewhere is counted on open pages too.
on('notifications', () => {
  if (bell)
    loadBell()
      .then(({ refreshCount }) => refreshCount())
      .catch(() => {})
})
let pressedG = -Infinity
document.addEventListener('keydown', event => {
  const isTyping = (event.target as Element).closest?.('input, textarea, select, [contenteditable]')
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  // Those who turned shortcuts off are not given the script of the others.
  if (!bell || !document.querySelector('script[src="/keys.js"]') || isTyping || hasModifier) return
  if (event.key === 'n' && event.timeStamp - pressedG < 1500) location.assign(bell.href)
  pressedG = event.key === 'g' ? event.timeStamp : -Infinity
})
if (location.pathname === '/notifications')
  loadBell()
    .then(({ useKeys }) => useKeys(document))
    .catch(() => {})

// The installed app keeps the pages that are read, for when there is no connection.
if (matchMedia('(display-mode: standalone)').matches && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      const { dataset } = document.querySelector<HTMLElement>('script[data-live]')!
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      active?.postMessage({ keep: dataset['live'] })
    })
    .catch(() => {})
