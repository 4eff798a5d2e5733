const [firstWaitMs, longestWaitMs] = [1000, 15_000]

/** Photos whose smaller versions are still being made appear as soon as they are. */
export function showScaled(waitMs = firstWaitMs): void {
  if (!document.querySelector('[data-waiting]')) return
  setTimeout(() => {
    void (document.visibilityState === 'visible' ? look() : Promise.resolve())
      .catch(() => {})
      .finally(() => showScaled(Math.min(longestWaitMs, 1.5 * waitMs)))
  }, waitMs)
}

async function look(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const waiting of document.querySelectorAll('[data-waiting]')) {
    const href = waiting.closest('a')?.getAttribute('href') ?? ''
    const image = page.querySelector(`a[href="${CSS.escape(href)}"] img`)
    if (image) waiting.replaceWith(document.adoptNode(image))
  }
}
