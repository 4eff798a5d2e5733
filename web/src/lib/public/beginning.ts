/** How many characters tell what a text is about. */
const most = 200

/** The beginning of a text, up to the end of a word where there is one; short texts are whole. */
export function beginningOf(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most).toWellFormed()
  const end = cut.lastIndexOf(' ')
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`
}
