// The text of a chosen file goes into a text area, where it can be looked at before it is sent.
async function fill(input) {
  const area = input.form.elements[input.dataset.fills]
  const texts = await Promise.all([...input.files].map(file => file.text()))
  area.value = [area.value, ...texts].filter(Boolean).join('\n')
  input.value = ''
  area.focus()
}

for (const input of document.querySelectorAll('input[data-fills]')) {
  input.closest('.fill-from-file').hidden = false
  input.addEventListener('change', () => void fill(input))
}
