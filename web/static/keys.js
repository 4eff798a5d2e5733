// Shortcuts of a single key: through a list or a topic, to reply, to quote, to search. The page /shortcuts lists them.
{
  const items = () => [...document.querySelectorAll('main article.message, main .topics > .row')]
  let here
  const current = () => {
    const focused = document.activeElement?.closest('article.message, .topics > .row')
    return focused ?? (here?.isConnected ? here : undefined)
  }
  function move(by) {
    const all = items()
    const at = all.indexOf(current())
    const next = at === -1 ? nearest(all, by) : all[at + by]
    if (!next) return
    here = next
    const focused = next.querySelector(':scope h2 a, .text h2 a')
    if (next.matches('.row') && focused) focused.focus()
    else {
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    next.scrollIntoView({ block: next.matches('.row') ? 'nearest' : 'start' })
  }
  // The first one that can be seen is where one reads.
  const nearest = (all, by) => {
    const seen = all.findIndex(item => item.getBoundingClientRect().bottom > 0)
    return all[Math.max(0, by > 0 ? seen : seen - 1)]
  }
  const press = element => {
    if (!element) return false
    element.click()
    return true
  }
  const focus = element => {
    if (!element) return false
    element.focus()
    return true
  }
  const inCurrent = name => (current() ?? items()[0])?.querySelector(name)
  async function help() {
    const open = document.querySelector('dialog.shortcuts-help')
    if (open) {
      open.close()
      return
    }
    const response = await fetch('/shortcuts')
    const main = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main')
    const dialog = Object.assign(document.createElement('dialog'), { className: 'shortcuts-help' })
    const title = main.querySelector('h1')
    title.id = 'shortcuts-title'
    dialog.setAttribute('aria-labelledby', title.id)
    dialog.append(...main.childNodes)
    dialog.addEventListener('close', () => dialog.remove())
    dialog.addEventListener('click', event => event.target === dialog && dialog.close())
    document.body.append(dialog)
    dialog.showModal()
  }
  // Without a row of the list that one is at, nothing is marked.
  function markRead() {
    const unread = current()?.querySelector('.figures .unread')
    if (!unread) return false
    const row = current()
    const topic = new URL(row.querySelector('.text h2 a').href).pathname.split('/').slice(0, 5).join('/')
    const body = new URLSearchParams({ csrf: document.querySelector('#doing [name=csrf]').value })
    fetch(`${topic}/seen.json`, { method: 'POST', body })
      .then(({ ok }) => {
        if (!ok) return
        row.querySelector('.dot')?.remove()
        unread.replaceWith(unread.dataset.read)
      })
      .catch(() => {})
    return true
  }
  let before = ''
  const keys = {
    j: () => move(1) ?? true,
    k: () => move(-1) ?? true,
    r: () =>
      (current() && press(inCurrent('[data-reply]'))) ||
      focus(document.querySelector('#reply textarea:not([hidden]), #reply .ProseMirror')) ||
      press(inCurrent('[data-reply]')),
    m: markRead,
    q: () => press(document.querySelector('.selected [data-do="quote"]')) || press(inCurrent('[data-quote]')),
    u: () => press(document.querySelector('.tabs a[aria-current]')),
    '/': () => focus(document.querySelector('#search')),
    '?'() {
      void help()
      return true
    },
    g() {
      if (before !== 'g') return false
      if (press(document.querySelector('[data-first]:is(a)'))) return true
      scrollTo(0, 0)
      here = undefined
      document.activeElement?.blur()
      move(1)
      return true
    },
  }
  // After the shortcuts of a page of its own.
  addEventListener('keydown', event => {
    const { key, target } = event
    const isTyping = target.isContentEditable || target.closest?.('input, textarea, select')
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented
    const isModal = document.querySelector('dialog[open]') && key !== '?'
    const press = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!isTyping && !isOther && !isModal && press?.()) event.preventDefault()
    before = isTyping ? '' : key
  })
}
