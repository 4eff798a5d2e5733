/**
 * A text of whole characters, none of which does anything but break lines or move on: no database keeps the others, and
 * no reader sees them. Done before anything else is, as what is taken out could have parted what must not come together.
 */
export const stripControlChars = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- that is what it is for
    .replace(/[\0-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f]/g, '')
    .toWellFormed()

/** A plain text: one kind of line end, and no tabs, whose width nobody knows. */
export const normalizePlainText = (text: string): string =>
  stripControlChars(text)
    .replace(/\r\n?|[\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')

/** A text with one space wherever there is white space. */
export const collapseWhitespace = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ')
