import { completeIn, type Completion, type CompletedField } from './completion.ts'
import { fieldOf } from './page-messages.ts'

/** Completes hashtags in the subject, from those the author may use. */
export function completeTags(form: HTMLFormElement): void {
  const input = fieldOf(form, 'subject')
  const tags = JSON.parse(form.dataset['tags'] ?? '[]') as string[]
  if (!input || tags.length === 0) return
  completeWords(input, {
    pattern: /(?:^|\s)#([^\s#,]*)$/u,
    sign: '#',
    id: 'tag',
    find: word => tags.filter(name => name.toLowerCase().startsWith(word)),
  })
}

/** Completes words in a field of a form. */
export function completeWords(input: HTMLInputElement | HTMLTextAreaElement, completion: Completion): void {
  const field: CompletedField = {
    element: input,
    before: () => input.value.slice(0, input.selectionStart ?? 0),
    replace(length, text) {
      const end = input.selectionStart ?? 0
      input.setRangeText(text, end - length, end, 'end')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    // An editor in its place writes into it too.
    onChange: callBack => input.addEventListener('input', () => input.hidden || callBack()),
    place: list => input.after(list),
  }
  completeIn(field, completion)
}
