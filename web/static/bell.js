// The menu of notifications, and the keys of their page: J and K move, Enter opens, E marks as read.
let panel = null

/** Opens the menu under the bell, or closes it. Its content is that of the page. */
export async function toggleMenu(bell) {
  if (panel) return close()
  const response = await fetch(bell.href, { headers: { accept: 'text/html' } })
  if (!response.ok || response.redirected) throw new Error('there is no list')
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const main = page.querySelector('main.notifications')
  // Styles that only that page needs.
  for (const style of page.querySelectorAll('link[rel="stylesheet"]'))
    if (!document.querySelector(`link[href="${style.getAttribute('href')}"]`)) document.head.append(style)
  panel = Object.assign(document.createElement('div'), { className: 'bell-menu' })
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', main.querySelector('h1').textContent)
  const all = Object.assign(document.createElement('a'), {
    href: bell.href,
    className: 'link',
    textContent: bell.dataset.all,
  })
  const foot = document.createElement('p')
  foot.append(all)
  panel.append(main.querySelector('header'), ...main.querySelectorAll('.empty, [data-notes]'), foot)
  // After an action one is back on this page.
  for (const field of panel.querySelectorAll('input[name="back"]')) field.value = location.pathname + location.search
  bell.after(panel)
  bell.setAttribute('aria-expanded', 'true')
  useKeys(panel)
  ;(panel.querySelector('[data-note] a') ?? all).focus()
  document.addEventListener('keydown', closeByEscape)
  document.addEventListener('click', closeOutside)
}

function close() {
  panel?.remove()
  panel = null
  document.removeEventListener('keydown', closeByEscape)
  document.removeEventListener('click', closeOutside)
  document.querySelector('a.bell').removeAttribute('aria-expanded')
}
function closeByEscape(event) {
  if (event.key !== 'Escape') return
  close()
  document.querySelector('a.bell').focus()
}
function closeOutside({ target }) {
  if (!target.closest('.bell-menu, a.bell') && target.isConnected) close()
}

/** Marks one as read without leaving the page. */
async function mark(form) {
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form)),
    keepalive: true,
  })
  if (!response.ok) {
    form.submit()
    return
  }
  const note = form.closest('[data-note]')
  note.classList.remove('unread')
  note.querySelector('.dot')?.remove()
  form.remove()
  refreshCount()
}

let isCounting = false
/** Shows how many are unread now; several changes at once are one request. */
export function refreshCount() {
  if (isCounting) return
  isCounting = true
  setTimeout(() => void count().catch(() => {}), 200)
}
async function count() {
  isCounting = false
  const response = await fetch('/notifications/count')
  if (!response.ok || response.redirected) return
  const { badge, label } = await response.json()
  const bell = document.querySelector('a.bell')
  bell.setAttribute('aria-label', label)
  bell.querySelector('.badge')?.remove()
  if (badge) bell.append(Object.assign(document.createElement('span'), { className: 'badge', textContent: badge }))
}

export function useKeys(root) {
  const links = () => [...root.querySelectorAll('[data-note] .about p:first-child a')]
  root.addEventListener('submit', event => {
    if (event.target.dataset.mark === undefined) return
    event.preventDefault()
    void mark(event.target)
  })
  // Whoever opens one has read it, wherever it leads.
  root.addEventListener('click', ({ target }) => {
    const form = target.closest('.about p:first-child a')?.closest('[data-note]').querySelector('form[data-mark]')
    if (form) void mark(form)
  })
  root.addEventListener('keydown', event => {
    if (event.target.closest('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return
    const all = links()
    const at = all.findIndex(link => link.closest('[data-note]').contains(document.activeElement))
    const step = { j: 1, k: -1 }[event.key]
    if (step) all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus()
    else if (event.key === 'e' && at >= 0) {
      const form = all[at].closest('[data-note]').querySelector('form[data-mark]')
      if (form) void mark(form)
    } else return
    event.preventDefault()
  })
}
