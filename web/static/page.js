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
// After signing in again, the input is restored in the same tab.
{
  const store = 'typed'
  const path = location.pathname
  const isTyped = field =>
    field.name !== '' && !field.disabled && !['hidden', 'password', 'file', 'submit', 'button'].includes(field.type)
  const isTicked = field => field.type === 'checkbox' || field.type === 'radio'
  const keyOf = field => (isTicked(field) ? `${field.name}=${field.value}` : field.name)
  const fieldsOf = form => [...form.elements].filter(isTyped)

  function read() {
    try {
      return JSON.parse(sessionStorage.getItem(store) ?? 'null')
    } catch {
      return null
    }
  }
  function write(saved) {
    try {
      if (saved) sessionStorage.setItem(store, JSON.stringify(saved))
      else sessionStorage.removeItem(store)
    } catch {
      // Nothing can be stored in this browser.
    }
  }

  const saved = read()
  write(null)
  if (saved?.path === path && new URLSearchParams(location.search).has('restore')) {
    const isSame = form => fieldsOf(form).some(field => saved.names.includes(field.name))
    const forms = [...document.querySelectorAll('form[method="post"]')]
    const form = forms.find(one => one.getAttribute('action') === saved.action && isSame(one)) ?? forms.find(isSame)
    for (const field of form ? fieldsOf(form) : []) {
      const value = saved.values[keyOf(field)]
      if (value === undefined) continue
      if (isTicked(field)) field.checked = value
      else field.value = value
      if (!isTicked(field) && value !== '') field.closest('details')?.setAttribute('open', '')
    }
  }
  document.addEventListener('submit', ({ target }) => {
    if (target.method !== 'post') return
    const fields = fieldsOf(target)
    const values = Object.fromEntries(
      fields.map(field => [keyOf(field), isTicked(field) ? field.checked : field.value]),
    )
    write({ path, action: target.getAttribute('action'), names: fields.map(({ name }) => name), values })
  })
}
