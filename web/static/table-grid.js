// The cells of a grid: arrows move, Enter edits the cell with the form of its row, Esc cancels, Space opens the row.
const grid = document.querySelector('table.cells')
const isWide = matchMedia('(min-width: 50rem)')
if (grid && isWide.matches) {
  let editor = null

  function prepare() {
    grid.setAttribute('role', 'grid')
    for (const cell of grid.querySelectorAll('tbody :is(td, th)')) {
      cell.setAttribute('role', cell.matches('th') ? 'rowheader' : 'gridcell')
      cell.tabIndex = -1
      for (const link of cell.querySelectorAll('a')) link.tabIndex = -1
    }
    const first = grid.querySelector('tbody :is(td, th)')
    if (first) first.tabIndex = 0
  }
  function focus(cell) {
    for (const other of grid.querySelectorAll('tbody [tabindex="0"]')) other.tabIndex = -1
    cell.tabIndex = 0
    cell.focus()
  }
  function move(cell, rows, columns) {
    const row = cell.parentElement
    const target = [...grid.tBodies[0].rows][row.sectionRowIndex + rows]
    const next = target?.cells[cell.cellIndex + columns]
    if (next) focus(next)
  }
  const pageOf = async response => new DOMParser().parseFromString(await response.text(), 'text/html')
  const fieldIn = form =>
    form.querySelector('[aria-invalid]') ??
    form.querySelector('.both input, fieldset:not(.both) :is(input:not([type=hidden]), select, textarea)')

  function close() {
    if (!editor) return
    const { cell } = editor
    editor.box.remove()
    cell.classList.remove('editing')
    editor = null
    focus(cell)
  }
  function show(cell, url, form) {
    if (editor) editor.box.remove()
    const box = document.createElement('div')
    box.className = 'cell-editor'
    form = document.adoptNode(form)
    form.action = url
    const buttons = form.querySelector('.buttons')
    buttons.querySelector('button').textContent = grid.dataset.save
    buttons.querySelector('a').addEventListener('click', event => {
      event.preventDefault()
      close()
    })
    form.addEventListener('submit', event => {
      event.preventDefault()
      void save(cell, url, form)
    })
    box.append(form)
    cell.classList.add('editing')
    cell.append(box)
    editor = { cell, box }
    const field = fieldIn(form)
    field?.focus()
    if (field?.select) field.select()
  }
  async function edit(cell) {
    const url = `${cell.parentElement.dataset.path}?only=${cell.dataset.col}`
    try {
      const form = (await pageOf(await fetch(url))).querySelector('.row-form form')
      if (form) show(cell, url, form)
      else location.href = url
    } catch {
      location.href = url
    }
  }
  async function save(cell, url, form) {
    const rowId = cell.parentElement.id
    const at = cell.cellIndex
    try {
      const response = await fetch(url, { method: 'POST', body: new FormData(form) })
      // The page to sign in on keeps the fields: the form itself has to arrive there.
      if (response.status === 401) {
        form.submit()
        return
      }
      if (!response.redirected) {
        const again = (await pageOf(response)).querySelector('.row-form form')
        if (again) show(cell, url, again)
        else failed(form)
        return
      }
    } catch {
      failed(form)
      return
    }
    close()
    // The row as the server shows it: it may be elsewhere now, or no longer match the filters.
    const fresh = await fetch(location.href).then(pageOf, () => null)
    const body = fresh?.querySelector('table.cells tbody')
    if (!body) {
      location.reload()
      return
    }
    grid.tBodies[0].replaceWith(document.adoptNode(body))
    prepare()
    const row = document.getElementById(rowId)
    focus(row?.cells[at] ?? grid.querySelector('tbody :is(td, th)') ?? grid)
  }
  function failed(form) {
    const said = form.querySelector('.failed') ?? form.insertBefore(document.createElement('p'), form.firstChild)
    said.className = 'failed wrong small'
    said.setAttribute('role', 'alert')
    said.textContent = grid.dataset.failed
  }

  const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }
  grid.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (editor) {
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
      }
      return
    }
    const cell = event.target.closest('tbody :is(td, th)')
    if (!cell) return
    const step = moves[event.key]
    if (step) move(cell, ...step)
    else if (event.key === 'Enter' && event.target === cell) {
      if (cell.dataset.col) void edit(cell)
      else location.href = cell.parentElement.dataset.path
    } else if (event.key === ' ' && event.target === cell) location.href = cell.parentElement.dataset.path
    else return
    event.preventDefault()
  })
  grid.addEventListener('dblclick', event => {
    const cell = event.target.closest('tbody [data-col]')
    if (!cell || editor || event.target.closest('a, img')) return
    event.preventDefault()
    void edit(cell)
  })
  grid.addEventListener('click', event => {
    const cell = event.target.closest('tbody :is(td, th)')
    if (cell && !editor && !event.target.closest('a')) focus(cell)
  })
  prepare()
  const keys = document.querySelector('p.keys')
  if (keys) keys.hidden = false
}
