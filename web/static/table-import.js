// The preview of a file is shown beside the form, which keeps the chosen file.
const form = document.querySelector('form#import-form')
const result = document.querySelector('#import-result')
form?.addEventListener('submit', event => {
  if (event.submitter?.value !== 'preview') return
  event.preventDefault()
  void preview(event.submitter)
})

async function preview(button) {
  const body = new FormData(form, button)
  button.disabled = true
  try {
    const response = await fetch(form.action, { method: 'POST', body })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const shown = page.querySelector('#import-result section') ?? page.querySelector('[role=alert]')
    result.replaceChildren(...(shown ? [document.adoptNode(shown)] : []))
    result.scrollIntoView({ block: 'nearest' })
  } finally {
    button.disabled = false
  }
}
