// A menu closes by Escape, and when something else is pressed or gone to.
const menus = 'details.menu[open]'
document.addEventListener('keydown', event => {
  const menu = event.key === 'Escape' && document.querySelector(menus)
  if (!menu) return
  menu.open = false
  menu.querySelector('summary').focus()
})
for (const kind of ['click', 'focusin'])
  document.addEventListener(kind, ({ target }) => {
    for (const menu of document.querySelectorAll(menus)) if (!menu.contains(target)) menu.open = false
  })
// The bell opens a menu of notifications, and G then N their page.
const bell = document.querySelector('a.bell')
bell?.addEventListener('click', event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || location.pathname === '/notifications') return
  event.preventDefault()
  import('/bell.js').then(({ toggleMenu }) => toggleMenu(bell)).catch(() => location.assign(bell.href))
})
let pressedG = -Infinity
document.addEventListener('keydown', event => {
  const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]')
  // Those who turned shortcuts off are not given the script of the others.
  if (
    !bell ||
    !document.querySelector('script[src="/keys.js"]') ||
    isTyping ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return
  if (event.key === 'n' && event.timeStamp - pressedG < 1500) location.assign(bell.href)
  pressedG = event.key === 'g' ? event.timeStamp : -Infinity
})
if (location.pathname === '/notifications') void import('/bell.js').then(({ useKeys }) => useKeys(document))
// The installed app keeps the pages that are read, for when there is no connection.
if (matchMedia('(display-mode: standalone)').matches && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    .then(({ active }) => active.postMessage({ keep: document.querySelector('script[data-live]').dataset.live }))
    .catch(() => {})
