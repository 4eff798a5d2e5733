import { HtmlRefusedError, sanitise } from '#content/text/index.ts'

/** A text about oneself with the form it is in: the two are only ever changed together. */
export type BioFields = { about_me: string; about_format: string }

/**
 * The text in the form in which it can go out anywhere; null if it cannot be made harmless. It depends on the format, so
 * a text that was harmless as plain text is cleaned again when it is called HTML. Plain text is text, whatever it looks
 * like; Markdown may carry HTML, of which nothing stays.
 */
export async function sanitizeBio({ about_me, about_format }: BioFields): Promise<BioFields | null> {
  if (about_format === 'about_plain') return { about_me, about_format }
  if (about_format === 'about_markdown') return { about_me: withoutTags(about_me), about_format }
  try {
    return { about_me: await sanitise(about_me), about_format }
  } catch (error) {
    if (error instanceof HtmlRefusedError) return null
    throw error
  }
}

// What still looks like the beginning of a tag afterwards is text.
const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '').replaceAll('<', '&lt;')
