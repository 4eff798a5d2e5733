import { textOf } from './visible-text.ts'

type PollWords = { question: string; answers: readonly { text: string; desc: string }[] }

/** An answer in one line. */
export const answerLine = ({ text, desc }: PollWords['answers'][number]): string =>
  desc === '' ? text : `${text} – ${desc}`

/** A poll as plain text, at the end of its message: the question, and the numbered answers. */
export const pollText = ({ question, answers }: PollWords): string =>
  [question, ...answers.map((answer, at) => `${at + 1}. ${answerLine(answer)}`)].join('\n')

const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a text in HTML says what its poll asks, so that the poll needs no lines of its own beside it. */
export const saysPoll = (html: string, poll: PollWords): boolean =>
  wordsOf(textOf(html)).includes(wordsOf(pollText(poll)))

/** A plain text without the poll at its end. */
export function withoutPoll(plain: string, poll: PollWords): string {
  const text = pollText(poll)
  return plain.endsWith(text) ? plain.slice(0, -text.length).trimEnd() : plain
}
