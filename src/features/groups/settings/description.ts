import { HtmlRefusedError, sanitise, textOf, visibleLength } from '#content/text/index.ts'

/** A description in both its forms. */
export type Description = { html: string; plain: string }

const minimum = 11

/** HTML made harmless; null when it is too deep to be looked at. */
export async function sanitizeOrNull(html: string): Promise<string | null> {
  try {
    return await sanitise(html)
  } catch (error) {
    if (error instanceof HtmlRefusedError) return null
    throw error
  }
}

/** A sanitized description; null if too little of it is visible. */
export async function sanitizeDescription(html: string): Promise<Description | null> {
  const clean = await sanitizeOrNull(html)
  if (clean === null) return null
  const plain = textOf(clean)
  return visibleLength(plain) < minimum ? null : { html: clean, plain }
}
