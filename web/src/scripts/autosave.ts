import { fieldOf, type EditorMessages } from './page-messages.ts'

/** Saves the input. */
export type Autosave = {
  /** Saves now; returns the id of the draft. */
  save(): Promise<string>
  /** An earlier unsent draft, if the form is empty. */
  restore(): Promise<void>
}

const delays = { typing: 900, longest: 5000, retry: 5000, longestRetry: 60_000 }

/** Saves a form as a draft shortly after input, and when the page is left. */
export function createAutosave(form: HTMLFormElement, words: EditorMessages): Autosave {
  const id = fieldOf(form, 'draft_id')!
  const updated = fieldOf(form, 'updated')!
  const status = form.querySelector<HTMLElement>('[data-status]')
  const say = (text: string | undefined): void => {
    if (status) status.textContent = text ?? ''
  }
  const place = `draft:${['group_id', 'draft_type', 'message_id'].map(name => fieldOf(form, name)?.value ?? '').join(':')}`
  let timer = 0
  let changed = 0
  let saved = 0
  let since = 0
  let failures = 0
  let isSent = false
  let saving: Promise<string> | undefined
  /** Texts sent since the last response: the draft may have one of them, if that response was lost. */
  const unanswered = new Set<string>()
  let savedAs = words['savedAt']

  const body = (): URLSearchParams =>
    new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )

  async function send(): Promise<string> {
    const version = changed
    unanswered.add(textOf(fieldOf(form, 'subject')?.value, fieldOf(form, 'body')!.value))
    const response = await fetch('/drafts/save', { method: 'POST', body: body() })
    const answer = (await response.json()) as { draft_id?: number; updated?: string; extra?: string }
    // It was sent or deleted elsewhere: a new draft is created.
    if (answer.extra === 'invalid draft_id' && id.value !== '') {
      ;[id.value, updated.value] = ['', '']
      return send()
    }
    if (answer.extra === 'updated') {
      await meetOtherVersion()
      return send()
    }
    if (!answer.draft_id) throw new Error(answer.extra)
    ;[id.value, updated.value] = [String(answer.draft_id), answer.updated ?? '']
    unanswered.clear()
    saved = version
    localStorage.setItem(place, id.value)
    return id.value
  }
  /** The draft has an unknown text: one of ours, or one of another window, which is left alone. */
  async function meetOtherVersion(): Promise<void> {
    const stored = await fetchDraft(id.value)
    if (stored && unanswered.has(textOf(fieldOf(form, 'subject') ? stored.subject : undefined, stored.body))) {
      updated.value = stored.updated
      return
    }
    ;[id.value, updated.value] = ['', '']
    savedAs = words['separateDraft']
    form.dispatchEvent(new CustomEvent('separated'))
  }
  /** One after the other: two concurrent requests would create two drafts. */
  async function save(): Promise<string> {
    clearTimeout(timer)
    await saving?.catch(() => undefined)
    say(words['saving'])
    saving = send()
    try {
      await saving
      failures = 0
      // Only if unchanged: there may be new input since.
      if (saved === changed) say(savedAs)
    } catch (error) {
      say(words['notSaved'])
      if (!isSent) timer = window.setTimeout(keep, Math.min(delays.longestRetry, delays.retry * 2 ** failures))
      failures += 1
      throw error
    } finally {
      saving = undefined
    }
    return id.value
  }
  function keep(): void {
    since = 0
    save().catch(() => undefined)
  }
  function change(): void {
    changed += 1
    if (failures === 0) say('')
    since ||= Date.now()
    clearTimeout(timer)
    timer = window.setTimeout(keep, Math.max(0, Math.min(delays.typing, since + delays.longest - Date.now())))
  }
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return
    change()
  })
  // On a slow connection people type before this script has come.
  const typed = [fieldOf(form, 'subject'), fieldOf(form, 'body')]
  if (typed.some(field => field && field.value !== field.defaultValue)) change()
  form.addEventListener('submit', event => {
    if (isSent) return event.preventDefault()
    // The browser would show a page of its own instead of the form.
    if (!navigator.onLine) {
      event.preventDefault()
      return say(words['offline'])
    }
    clearTimeout(timer)
    if (saving) {
      // The draft being created is the one to send.
      event.preventDefault()
      const again = (): void => form.requestSubmit(event.submitter)
      saving.then(again, again)
      return
    }
    isSent = true
  })
  addEventListener('pageshow', () => {
    isSent = false
  })
  addEventListener('pagehide', () => {
    if (isSent || changed === saved) return
    unanswered.add(textOf(fieldOf(form, 'subject')?.value, fieldOf(form, 'body')!.value))
    navigator.sendBeacon('/drafts/save', body())
  })

  async function restore(): Promise<void> {
    if (id.value !== '') return localStorage.setItem(place, id.value)
    const known = localStorage.getItem(place)
    const text = fieldOf(form, 'body')!
    if (known === null || text.value !== '' || changed > 0) return
    const draft = await fetchDraft(known)
    if (!draft) return localStorage.removeItem(place)
    if (changed > 0) return
    ;[id.value, updated.value] = [String(draft.id), draft.updated]
    text.value = draft.body
    const subject = fieldOf(form, 'subject')
    if (subject) subject.value = draft.subject
    form.dataset['write'] = draft.body !== '' && draft.body_type !== 'html' ? 'text' : form.dataset['write']
    setFormat(form, draft.body_type)
    form.dispatchEvent(new CustomEvent('restored'))
    if (draft.body !== '' || draft.subject !== '') say(words['savedAt'])
  }
  return { save, restore }
}

type StoredDraft = { id: number; updated: string; subject: string; body: string; body_type: string }
async function fetchDraft(id: string): Promise<StoredDraft | undefined> {
  const response = await fetch(`/drafts/save?draft_id=${encodeURIComponent(id)}`)
  return response.ok ? (((await response.json()) as { draft?: StoredDraft }).draft ?? undefined) : undefined
}
const textOf = (subject: string | undefined, body: string): string =>
  `${(subject ?? '').trim()}\n${body.replaceAll('\r\n', '\n').trim()}`

/** The format of the text. */
export function setFormat(form: HTMLFormElement, type: string): void {
  const field = fieldOf(form, 'body_type')
  if (!field) return
  if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === type))
    field.add(new Option(type.toUpperCase(), type))
  field.value = type
}
