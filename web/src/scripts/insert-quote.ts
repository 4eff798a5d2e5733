import { fieldOf } from './page-messages.ts'

/**
 * Puts a message, or a passage of it, into the form to reply on the page, as the service quotes it. False without such a form; what
 * fails is left to `otherwise`.
 */
export function insertQuote(path: string, text: string, otherwise: () => void): boolean {
  const form = document.querySelector<HTMLFormElement>('#reply form[data-write]')
  if (!form) return false
  void quoteOf(form, path, text).then(quote => write(form, quote), otherwise)
  return true
}

type Quote = { body: string; body_type: string }
async function quoteOf(form: HTMLFormElement, path: string, text: string): Promise<Quote> {
  const [, group_name = '', msg_num = ''] = /^\/g\/([^/]+)\/message\/(\d+)$/.exec(path) ?? []
  const body_type = form.dataset['write'] === 'rich' ? 'html' : (fieldOf(form, 'body_type')?.value ?? 'markdown')
  const query = new URLSearchParams({ group_name, msg_num, body_type, ...(text && { text }) })
  const response = await fetch(`/api/v1/getquote?${query}`)
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as Quote
}

function write(form: HTMLFormElement, { body, body_type }: Quote): void {
  // The editor inserts it itself.
  if (body_type === 'html' && form.dataset['write'] === 'rich') {
    form.dispatchEvent(new CustomEvent('quote', { detail: body }))
    return
  }
  const field = form.querySelector<HTMLTextAreaElement>('[name="body"]')!
  const before = field.value.trimEnd()
  field.value = before === '' ? body : `${before}\n\n${body}`
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  field.scrollTop = field.scrollHeight
}
