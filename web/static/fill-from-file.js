// The text of a chosen file is put into a text area, to be reviewed before it is sent.
async function fill(input) {
  const area = input.form.elements[input.dataset.fills]
  const texts = await Promise.all([...input.files].map(async file => textOf(new Uint8Array(await file.arrayBuffer()))))
  area.value = [area.value, ...texts].filter(Boolean).join('\n')
  input.value = ''
  area.focus()
}

// Spreadsheets save as UTF-16 with a mark at the beginning, as UTF-8, or in the encoding of older Windows programs.
function textOf(bytes) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

for (const input of document.querySelectorAll('input[data-fills]')) {
  input.closest('.fill-from-file').hidden = false
  input.addEventListener('change', () => void fill(input))
}
