// Updates the preview of the settings page while settings are changed: the same form and response as without scripts.
{
  const form = document.querySelector('[data-preview]')?.closest('form')
  const hideButton = () => form.querySelector('[data-preview-button]').remove()
  let timer
  let request
  async function update() {
    request?.abort()
    request = new AbortController()
    const body = new URLSearchParams(new FormData(form))
    body.set('step', 'preview')
    try {
      const response = await fetch(form.action || location.href, { method: 'POST', body, signal: request.signal })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const panel = page.querySelector('[data-preview]')
      // Errors are shown on submit.
      if (!response.ok || !panel) return
      panel.querySelector('[autofocus]')?.removeAttribute('autofocus')
      form.querySelector('[data-preview]').replaceWith(document.adoptNode(panel))
      hideButton()
      for (const setting of form.querySelectorAll('.setting'))
        setting.classList.toggle('changed', page.getElementById(setting.id)?.classList.contains('changed') === true)
    } catch (error) {
      if (error.name !== 'AbortError') throw error
    }
  }
  if (form) {
    hideButton()
    form.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(() => void update(), 500)
    })
  }
}
