// Albums and photos: uploading with progress, changing the order by dragging, keys, and the slideshow.
import { enableOrder } from './order.ts'
import { enableSlideshow } from './slideshow.ts'
import { enableUploads } from './uploads.ts'
import { showScaled } from './waiting.ts'

const main = document.querySelector<HTMLElement>('main')
const order = document.querySelector<HTMLFormElement>('form[data-order]')
if (order) enableOrder(order)
showScaled()
if (main?.dataset['upload']) enableUploads(main)
if (main?.dataset['slideshow']) {
  const { start } = enableSlideshow(main)
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-photos] a')]
  const isPhoto = main.dataset['photoPage'] !== undefined

  /** From photo to photo; in an album, the focus moves from one to the next. */
  const browse = (by: 1 | -1): boolean => {
    if (isPhoto) {
      const link = document.querySelector<HTMLAnchorElement>(by > 0 ? 'a[rel="next"]' : 'a[rel="prev"]')
      link?.click()
      return link !== null
    }
    const all = links()
    const next = all[all.indexOf(document.activeElement as HTMLAnchorElement) + by] ?? all[by > 0 ? 0 : all.length - 1]
    next?.focus()
    return next !== undefined
  }
  document.addEventListener('keydown', event => {
    const isTyping = (event.target as Element).closest('input:not([type="checkbox"]), textarea, select, dialog')
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRight = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (browse(event.key === isRight ? 1 : -1)) event.preventDefault()
    } else if (event.key === 's' && main.dataset['letters'] !== undefined) {
      event.preventDefault()
      start()
    }
  })
}
