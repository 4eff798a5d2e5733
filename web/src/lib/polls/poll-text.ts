const withoutMarkup = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
type PollWords = { question: string; answers: readonly { text: string; desc: string }[] }

/** The text of a message without its last paragraph, if that says what the poll below it shows. */
export function withoutPollText(html: string, { question, answers }: PollWords): string {
  const at = html.lastIndexOf('<p>')
  const lines = [question, ...answers.map(({ text, desc }, n) => `${n + 1}. ${text}${desc === '' ? '' : ` – ${desc}`}`)]
  const isPoll = at >= 0 && withoutMarkup(html.slice(at)) === lines.join(' ').replaceAll(/\s+/g, ' ')
  return isPoll ? html.slice(0, at) : html
}
