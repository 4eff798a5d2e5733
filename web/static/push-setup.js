// Turns on notifications in this browser: asks for permission, subscribes, and sends the subscription with the form.
{
  const form = document.querySelector('form[data-push]')
  const status = form?.querySelector('[data-status]')
  const button = form?.querySelector('button')
  const { push, blocked, failed, unsupported } = form?.dataset ?? {}
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (form) {
    status.textContent = canPush ? '' : unsupported
    button.hidden = !canPush
    const subscribe = async () => {
      button.disabled = true
      try {
        if ((await Notification.requestPermission()) !== 'granted') throw Object.assign(new Error(), { text: blocked })
        await navigator.serviceWorker.register('/service-worker.js')
        const worker = await navigator.serviceWorker.ready
        // One of another key, such as of an earlier installation, is of no use.
        await (await worker.pushManager.getSubscription())?.unsubscribe()
        const { endpoint, keys } = (
          await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push })
        ).toJSON()
        form.elements.endpoint.value = endpoint
        form.elements.p256dh.value = keys.p256dh
        form.elements.auth.value = keys.auth
        form.submit()
      } catch (error) {
        status.textContent = error.text ?? failed
        button.disabled = false
      }
    }
    form.addEventListener('submit', event => {
      event.preventDefault()
      void subscribe()
    })
  }
}
