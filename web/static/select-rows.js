// Rows of a table with boxes: X selects the one that has the focus, Shift+X or Shift+click a range, J and K move.
for (const form of document.querySelectorAll('form.select-rows')) {
  const boxes = [...form.querySelectorAll('tbody input[type=checkbox]')]
  const all = form.querySelector('.pick-all')
  const bar = form.querySelector('.bulk')
  const everyone = bar.querySelector('[name=all_matching]')
  const chosen = bar.querySelector('.chosen')
  const clear = bar.querySelector('.clear')
  const total = form.dataset.total
  let last = 0

  function update() {
    const count = everyone.checked ? Number(total) : boxes.filter(box => box.checked).length
    bar.hidden = count === 0
    all.checked = boxes.length > 0 && boxes.every(box => box.checked)
    all.indeterminate = !all.checked && boxes.some(box => box.checked)
    chosen.textContent = chosen.dataset.text.replace('%count%', count).replace('%total%', total)
  }
  function select(at, isRange) {
    const isOn = boxes[at].checked
    if (isRange) for (let n = Math.min(at, last); n <= Math.max(at, last); n += 1) boxes[n].checked = isOn
    if (!isOn) everyone.checked = false
    last = at
    update()
  }
  for (const [at, box] of boxes.entries()) box.addEventListener('click', event => select(at, event.shiftKey))
  all.hidden = false
  clear.hidden = false
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked
    if (!all.checked) everyone.checked = false
    update()
  })
  everyone.addEventListener('change', () => {
    if (everyone.checked) for (const box of boxes) box.checked = true
    update()
  })
  form.addEventListener('reset', () => setTimeout(update))
  addEventListener('pageshow', update)
  update()

  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || boxes.length === 0) return
    if (event.target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return
    const at = boxes.findIndex(box => box.closest('tr').contains(document.activeElement))
    const key = event.key.toLowerCase()
    if (key === 'j') boxes[Math.min(at + 1, boxes.length - 1)].focus()
    else if (key === 'k') boxes[Math.max(at - 1, 0)].focus()
    else if (key === 'x' && at >= 0) {
      boxes[at].checked = event.shiftKey ? true : !boxes[at].checked
      select(at, event.shiftKey)
    } else return
    event.preventDefault()
  })
}
