/** The length of an excerpt in characters. */
const maxLength = 200

/** The beginning of a text, up to the end of a word where there is one; short texts are whole. */
export function excerptOf(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength).toWellFormed()
  const end = cut.lastIndexOf(' ')
  return `${end > maxLength / 2 ? cut.slice(0, end) : cut}…`
}
