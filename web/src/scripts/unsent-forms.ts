// What was typed into a form outlives a lost connection: the browser shows its own error page instead of ours and, as our pages
// aren't stored, an empty form on the way back. Forms with drafts have their own way (autosave.ts).

type Unsent = { path: string; action: string; fields: [name: string, value: string][]; isUnanswered?: boolean }

const key = 'unsent-form'
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const written = 'textarea[name], select[name], input[name]:not([type=hidden], [type=password], [type=file])'

const actionOf = (form: HTMLFormElement): string => form.getAttribute('action') ?? ''
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter((element): element is Field => element.matches(written))
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Nothing can be stored in some browsers. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

document.addEventListener('submit', event => {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.method !== 'post') return
  const sent = fieldsOf(form).filter(field => !isBox(field) || field.checked)
  const fields = sent.map(({ name, value }): [string, string] => [name, value])
  const unsent: Unsent = { path: location.pathname + location.search, action: actionOf(form), fields }
  attempt(() => {
    if (sent.length === 0 || form.elements.namedItem('draft_id')) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(unsent))
  })
})

/** Fills in what was typed, in the order of the form. */
function fill(form: HTMLFormElement, values: readonly (readonly [string, string])[]): void {
  const left = [...values]
  for (const field of fieldsOf(form)) {
    const at = left.findIndex(([name, value]) => name === field.name && (!isBox(field) || value === field.value))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (isBox(field)) field.checked = found !== undefined
    else if (found) field.value = found[1]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

// The first page after sending is the answer, or one that somebody went back to from the browser's error page.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const path = location.pathname + location.search
const unsent = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsent | null)
if (unsent) {
  const isHere = unsent.path === path
  if (navigation?.type === 'back_forward') unsent.isUnanswered = true
  const isLost = unsent.isUnanswered === true || (isHere && navigation?.type === 'reload')
  if (isLost) attempt(() => sessionStorage.setItem(key, JSON.stringify(unsent)))
  else attempt(() => sessionStorage.removeItem(key))
  const form = [...document.forms].find(one => one.method === 'post' && actionOf(one) === unsent.action)
  if (form && isHere && isLost) fill(form, unsent.fields)
}
