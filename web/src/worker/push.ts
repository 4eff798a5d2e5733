/// <reference lib="webworker" />

type Pushed = { title: string; body: string; url: string; tag: string }

/** Shows notifications that are pushed to this browser, and opens the page of one that is clicked. */
export function handlePush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', event => {
    const pushed = event.data?.json() as Pushed | undefined
    if (!pushed) return
    const { title, body, url, tag } = pushed
    // A newer one about the same thing takes its place.
    event.waitUntil(worker.registration.showNotification(title, { body, tag, data: { url }, icon: '/mark.svg' }))
  })
  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    const { url } = event.notification.data as { url: string }
    event.waitUntil(open(worker, url))
  })
}

/** A page that shows it already comes to the front. */
async function open({ clients }: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(page => page.url === url)
  if (there) await there.focus()
  else await clients.openWindow(url)
}
