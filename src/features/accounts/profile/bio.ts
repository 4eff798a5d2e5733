import { HtmlRefusedError, sanitise } from '#content/text/index.ts'

/** A bio and its format, which are only changed together. */
export type BioFields = { about_me: string; about_format: string }

/**
 * Sanitizes a bio for its format; null if it cannot be sanitized. It runs again when the format changes, because text that
 * is harmless as plain text may not be as HTML. HTML tags in Markdown are removed.
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

// A < that still looks like the start of a tag is escaped.
const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '').replaceAll('<', '&lt;')
