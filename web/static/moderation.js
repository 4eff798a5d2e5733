// Improves the moderation page: keyboard shortcuts, a selection bar, and live updates.
{
  const page = document.querySelector('.moderation')
  const texts = JSON.parse(page.dataset.messages)
  const say = (text, name, time = '') => text.replace('\u0001', name).replace('\u0002', time)
  const rows = () => [...page.querySelectorAll('[data-item]')]
  const boxes = () => [...page.querySelectorAll('[data-item] input')]

  // The selection is kept when moving between items.
  const store = `selected ${location.pathname}`
  function savedSelection() {
    try {
      return new Set(JSON.parse(sessionStorage.getItem(store) ?? '[]'))
    } catch {
      return new Set()
    }
  }
  function saveSelection(selected) {
    try {
      sessionStorage.setItem(store, JSON.stringify(selected.map(box => box.name)))
    } catch {
      // Nothing can be stored in this browser.
    }
  }
  const saved = savedSelection()
  for (const box of boxes()) if (saved.has(box.name)) box.checked = true

  // The bar is there once something is selected, with what can be done with that.
  const bulk = page.querySelector('[data-bulk]')
  const showIf = (element, isShown) => {
    element.hidden = !isShown
    element.style.display = isShown ? '' : 'none'
  }
  function countSelected() {
    if (!bulk) return
    const selected = boxes().filter(box => box.checked)
    saveSelection(selected)
    showIf(bulk, selected.length > 0)
    bulk.querySelector('[data-selected]').textContent = say(texts.count, String(selected.length))
    const types = new Set(selected.map(box => box.name.split('-')[1]))
    for (const offer of bulk.querySelectorAll('[data-for]'))
      showIf(
        offer,
        offer.dataset.for.split(' ').some(type => types.has(type)),
      )
    const senders = bulk.querySelector('[data-senders]')
    const count = new Set(selected.map(box => box.dataset.sender)).size
    if (senders) senders.textContent = say(texts.senders, String(count))
  }
  // For several posts, the text of a template is that of the same one for the open post.
  const templateText = ({ name, value, dataset }) =>
    name === 'template'
      ? (dataset.body ?? page.querySelector(`[data-body][value="${value}"]`)?.dataset.body)
      : undefined
  for (const link of page.querySelectorAll('[data-all]'))
    link.addEventListener('click', event => {
      event.preventDefault()
      const all = [...page.querySelectorAll(`[data-list="${link.dataset.all}"] [data-item]:not([data-over]) input`)]
      const isChecked = all.some(box => !box.checked)
      for (const box of all) box.checked = isChecked
      countSelected()
    })
  page.addEventListener('change', event => {
    const body = templateText(event.target)
    if (body !== undefined) event.target.form.querySelector('textarea').value = body
    countSelected()
  })
  bulk?.addEventListener('reset', event => {
    event.preventDefault()
    for (const box of boxes()) box.checked = false
    countSelected()
  })
  countSelected()

  // What can no longer be undone is not offered.
  const undo = page.querySelector('[data-until]')
  if (undo) setTimeout(() => undo.remove(), Math.max(0, Date.parse(undo.dataset.until) - Date.now()))

  const current = () => page.querySelector('[data-item].here') ?? rows()[0]
  function move(by) {
    const all = rows().filter(row => row.dataset.over === undefined)
    const at = all.indexOf(current())
    all[Math.min(all.length - 1, Math.max(0, at + by))]?.querySelector('a')?.click()
  }
  const press = key => {
    const button = page.querySelector(`[data-key="${key}"]`)
    if (!button || button.offsetParent === null) return false
    button.click()
    if (button.tagName === 'SUMMARY') button.parentElement.querySelector('textarea')?.focus()
    return true
  }
  const help = page.querySelector('details.keys')
  const keys = {
    j: () => move(1),
    k: () => move(-1),
    x() {
      const box = current()?.querySelector('input')
      if (box) box.checked = !box.checked
      countSelected()
    },
    d: () => (bulk && !bulk.hidden ? bulk.querySelector('[value="delete"]:not([hidden])')?.click() : press('d')),
    '?': () => void (help && (help.open = !help.open)),
    Escape() {
      for (const open of page.querySelectorAll('details[open]')) open.open = false
      bulk?.reset()
    },
  }
  // Keys can be turned off in the preferences.
  const hasKeys = document.querySelector('script[src="/keys.js"]') !== null
  document.addEventListener('keydown', event => {
    const { key, target } = event
    if (!hasKeys && key !== 'Escape') return
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const isTyping =
      /^(?:TEXTAREA|SELECT)$/.test(target.tagName) || (target.tagName === 'INPUT' && target.type !== 'checkbox')
    if (isTyping && key !== 'Escape') return
    if (keys[key]) keys[key]()
    else if (!['a', 'A', 'e', 'r', 'c', 'h', 'z'].includes(key) || !press(key)) return
    if (key !== 'Escape') event.preventDefault()
  })

  // Claims and decisions of others, as they happen.
  const live = page.querySelector('[data-live]')
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' })
  const me = Number(page.dataset.me)
  const shown = new Map(rows().map(row => [row.dataset.item, row.querySelector('.state').textContent]))
  const firstClaims = new Map()

  // What has become pending since is offered, and then added to the end of the lists: nothing moves that is being read.
  const fresh = page.querySelector('[data-fresh]')
  let pending = (page.dataset.pending ?? '').split(',').map(Number)
  let newRows = []
  async function findNew() {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    if (!response.ok) return
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html')
    const here = new Set(rows().map(row => row.dataset.item))
    newRows = [...answer.querySelectorAll('[data-item]')].filter(row => !here.has(row.dataset.item))
    fresh.hidden = newRows.length === 0
    fresh.querySelector('a').textContent = say(texts.fresh, String(newRows.length))
  }
  fresh?.addEventListener('click', event => {
    const lists = newRows.map(row => page.querySelector(`[data-list="${row.dataset.item.split('-')[0]}"]`))
    // Without such a list, the link loads the page again.
    if (lists.some(list => list === null)) return
    event.preventDefault()
    for (const [at, row] of newRows.entries()) {
      shown.set(row.dataset.item, row.querySelector('.state').textContent)
      lists[at].append(row)
    }
    newRows = []
    fresh.hidden = true
    countSelected()
  })
  // The claim has changed: the buttons follow, unless there is input.
  async function followClaim(claimedBy) {
    const panel = page.querySelector('[data-decide]')
    if (!panel || Number(panel.dataset.claimedBy) === claimedBy) return
    if ([...panel.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')) return
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html')
    const fresh = answer.querySelector(`[data-decide="${panel.dataset.decide}"]`)
    if (fresh) panel.replaceWith(fresh)
  }
  async function show({ claims, decisions, ...state }) {
    const claimed = new Map(claims.map(claim => [`${claim.type}-${claim.target_id}`, claim]))
    const decided = new Map(decisions.map(made => [`${made.type}-${made.target_id}`, made]))
    for (const row of rows()) {
      const key = row.dataset.item
      const [claim, made] = [claimed.get(key), decided.get(key)]
      const line = row.querySelector('.state')
      if (!firstClaims.has(key)) firstClaims.set(key, claim?.user_id ?? 0)
      if (made) {
        row.dataset.over = ''
        row.querySelector('input').checked = false
        line.textContent = say(texts.decided[made.action], made.full_name, clock.format(new Date(made.created)))
      } else if (claim && claim.user_id !== me) line.textContent = say(texts.reviewing, claim.full_name)
      else if (firstClaims.get(key) === 0) line.textContent = shown.get(key)
      line.classList.toggle('live', Boolean(made ?? claim))
    }
    const open = page.querySelector('[data-decide]')?.dataset.decide
    const [claim, made] = [claimed.get(open), decided.get(open)]
    const isTheirs = claim !== undefined && claim.user_id !== me
    if (live) {
      live.hidden = !made && !isTheirs
      const text = made
        ? say(texts.decided[made.action], made.full_name, clock.format(new Date(made.created)))
        : isTheirs
          ? say(texts.reviewing, claim.full_name)
          : ''
      if (live.textContent !== text) live.textContent = text
    }
    const panel = page.querySelector('[data-decide]')
    if (panel) showIf(panel, made === undefined)
    if (!made) await followClaim(claim?.user_id ?? 0)
    const counts = { posts: state.messages, members: state.members, reports: state.reports }
    counts.all = Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)
    for (const place of page.querySelectorAll('[data-count]'))
      place.textContent = new Intl.NumberFormat(document.documentElement.lang).format(counts[place.dataset.count] ?? 0)
    countSelected()
    const now = [state.messages, state.members, state.reports].map(Number)
    const isMore = now.some((count, at) => count > pending[at])
    pending = now
    if (fresh && isMore) await findNew()
  }
  // One request at a time; what happens meanwhile needs another. A hidden page asks when it is shown.
  let isAsking = false
  let isStale = false
  async function refresh() {
    isStale = true
    if (isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    isStale = false
    try {
      const response = await fetch(page.dataset.state, { headers: { accept: 'application/json' } })
      if (response.ok) await show(await response.json())
    } catch {
      // Offline: with the next update.
    }
    isAsking = false
    if (isStale) await refresh()
  }
  if (rows().length > 0 || fresh) {
    document.addEventListener('folkmoot:update', ({ detail: { kind } }) => {
      if (kind === 'moderation' || kind === 'missed') void refresh()
    })
    document.addEventListener('visibilitychange', () => {
      if (isStale) void refresh()
    })
  }
}
