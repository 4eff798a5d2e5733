import type { Message } from '../topics.ts'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' }

/** The plain text that was typed. Messages are sanitized, so its HTML has one form only. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>\n?/g, '\n')
    .replaceAll(/<\/(?:p|div|blockquote|pre)>\s*/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()

type EditableMessage = Pick<Message, 'body' | 'quoted' | 'remainder' | 'is_plain_text'>
/** A message to go on writing: as plain text where it was that, otherwise as HTML. */
export function editableSource({ body, quoted, remainder, is_plain_text }: EditableMessage): {
  body: string
  bodyType: 'plain' | 'html'
} {
  const html = body + quoted + remainder
  return is_plain_text ? { body: plainTextOf(html), bodyType: 'plain' } : { body: html, bodyType: 'html' }
}
