import { paragraphs } from '../writing/paragraphs.ts'
import { textOf } from '../forms/submitted-form.ts'

/** The name and the description of a chat in a form. What it is about may be left out: then its name says it. */
export function chatFields(form: ReadonlyMap<string, unknown>): { subject: string; desc: string } {
  const subject = textOf(form, 'subject').trim()
  return { subject, desc: paragraphs(textOf(form, 'desc')) || paragraphs(subject) }
}

/** The errors of the calls, by the field they are about. */
export const fieldByError = { 'invalid subject': 'subject', 'invalid desc': 'desc' } as const

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
/** A description as the text that its form wrote; null if it has markup that the form would lose. */
export function plainDesc(html: string): string | null {
  const text = html
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/?p>/g, '')
  if (/<[a-z/]/i.test(text)) return null
  return text.replaceAll(/&(?:(amp|lt|gt|quot|nbsp)|#(\d+));/g, (_, name: string | undefined, code: string) =>
    name === undefined ? String.fromCodePoint(Number(code)) : entities[name]!,
  )
}
