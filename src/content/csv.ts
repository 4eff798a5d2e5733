/** By it programs know that a file is UTF-8. */
export const byteOrderMark = '\ufeff'

// Also what other countries separate by, lest a program there see more cells than there are.
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of a CSV file; one that would be blank says that it has a cell. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(quoted).join(',') || '""'}\r\n`

// What a spreadsheet would take for a formula is kept from it by an apostrophe. OWASP, CSV injection.
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/
export const looksLikeFormula = (text: string): boolean => formulaStart.test(text)
