/** The byte order mark by which programs recognize UTF-8. */
export const byteOrderMark = '\ufeff'

// Semicolons and tabs are quoted too, because programs in some locales use them as separators.
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of a CSV file. A blank one is written as an empty quoted cell. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(quoted).join(',') || '""'}\r\n`

// An apostrophe keeps spreadsheets from evaluating a cell as a formula. OWASP, CSV injection.
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/
export const looksLikeFormula = (text: string): boolean => formulaStart.test(text)

/** A line whose cells no spreadsheet takes for formulas. */
export const guardedLine = (texts: readonly string[]): string =>
  csvLine(texts.map(text => (looksLikeFormula(text) ? `'${text}` : text)))
