/**
 * Removes broken surrogates and control characters except line breaks and tabs: databases cannot store them and readers
 * do not see them. This comes first, because removing them can join characters that must be checked together.
 */
export const stripControlChars = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- that is what it is for
    .replace(/[\0-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f]/g, '')
    .toWellFormed()

/** Plain text with one kind of line end, and spaces for tabs. */
export const normalizePlainText = (text: string): string =>
  stripControlChars(text)
    .replace(/\r\n?|[\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')

export const collapseWhitespace = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ')
