import { fieldOf, fillName } from '../page-messages.ts'

/** Photos are dragged to their places, and the buttons move them without loading the page. */
export function enableOrder(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset['order']!) as { moved: string; failed: string }
  const status = document.querySelector<HTMLElement>('[data-order-status]')!
  const items = (): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('li[data-photo]')]
  const idOf = (item: Element | null | undefined): string => (item as HTMLElement | null)?.dataset['photo'] ?? ''
  let saving = Promise.resolve()

  /** Saves where a photo is now: after the one before it. */
  function save(item: HTMLElement): void {
    // The first of a later page comes after the last of the page before.
    const after = idOf(item.previousElementSibling) || (form.dataset['before'] ?? '')
    const place = { photo_ids: idOf(item), ...(after === '' ? {} : { after_photo_id: after }) }
    saving = saving
      .then(() => put(place))
      .then(() => {
        status.textContent = fillName(words.moved, item.querySelector('img')?.alt ?? '')
      })
      .catch(() => {
        status.className = 'wrong'
        status.setAttribute('role', 'alert')
        status.textContent = words.failed
      })
  }
  async function put(place: Record<string, string>): Promise<void> {
    const csrf = fieldOf(form, 'csrf')?.value ?? ''
    const body = new URLSearchParams({ csrf, ...place })
    const { ok } = await fetch(location.pathname.replace('/order', '/place'), { method: 'POST', body })
    if (!ok) throw new Error('refused')
  }

  form.addEventListener('submit', event => {
    const button = event.submitter as HTMLButtonElement | null
    const item = button?.closest<HTMLElement>('li[data-photo]')
    const action = /\?\/(\w+)/.exec(button?.getAttribute('formaction') ?? '')?.[1]
    const neighbour =
      action === 'earlier' ? item?.previousElementSibling : action === 'later' ? item?.nextElementSibling : null
    // What leaves this page of the list is the server's to do.
    if (!item || !neighbour) return
    event.preventDefault()
    if (action === 'earlier') neighbour.before(item)
    else neighbour.after(item)
    button!.focus()
    save(item)
  })

  let dragged: HTMLElement | null = null
  for (const item of items()) {
    item.draggable = true
    item.querySelector('img')!.draggable = false
  }
  const clear = (): void => {
    for (const item of items())
      for (const mark of ['data-drop-before', 'data-drop-after', 'data-dragged']) item.removeAttribute(mark)
  }
  const targetOf = (event: DragEvent): { item: HTMLElement; isAfter: boolean } | null => {
    const item = (event.target as Element).closest<HTMLElement>('li[data-photo]')
    if (!item || !dragged || item === dragged) return null
    const { left, width } = item.getBoundingClientRect()
    const isRightHalf = event.clientX > left + width / 2
    return { item, isAfter: document.documentElement.dir === 'rtl' ? !isRightHalf : isRightHalf }
  }
  form.addEventListener('dragstart', event => {
    dragged = (event.target as Element).closest<HTMLElement>('li[data-photo]')
    dragged?.setAttribute('data-dragged', '')
    event.dataTransfer?.setData('text/plain', idOf(dragged))
  })
  form.addEventListener('dragover', event => {
    const target = targetOf(event)
    if (!target) return
    event.preventDefault()
    for (const item of items()) {
      item.toggleAttribute('data-drop-before', item === target.item && !target.isAfter)
      item.toggleAttribute('data-drop-after', item === target.item && target.isAfter)
    }
  })
  form.addEventListener('drop', event => {
    const target = targetOf(event)
    if (!target || !dragged) return
    event.preventDefault()
    if (target.isAfter) target.item.after(dragged)
    else target.item.before(dragged)
    save(dragged)
  })
  form.addEventListener('dragend', () => {
    dragged = null
    clear()
  })
}
