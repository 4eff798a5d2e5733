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
