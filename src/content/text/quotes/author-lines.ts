import { isIntroduction, letter, namesAuthor } from './attribution.ts'

// Signs that lines which look quoted were written by the author.

const inlinePhrases = [
  'in-?line|below|between the lines|interspersed|in the text|embedded|in red|in blue|marked|unten|im text',
  'dazwischen|ci-dessous|dans le texte|abajo|más abajo|en el texto|abaixo|sotto|nel testo|hieronder',
  'tussendoor|nedan|nedenfor|poniżej|níže|ниже',
]
const inlinePattern = new RegExp(`(?<!${letter})(?:${inlinePhrases.join('|')})(?!${letter})`, 'iu')
/** Whether a line announces replies inside the quote. */
export const announcesInlineReplies = (line: string): boolean => line.length < 400 && inlinePattern.test(line)
/** A line such as `[Ann Example] Yes`, `[ann]` or `[Mem1:]`, as programs and people begin inline replies. */
export const isNamedReply = (line: string): boolean => /^\[\p{L}[\p{L}\p{N}.'’_ -]{0,40}:?\](?:[ :]|$)/u.test(line)

const greetings = [
  'hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|hallo|guten (?:morgen|tag)|lieber?',
  'bonjour|cher|chère|salut|hola|buenos días|ciao|buongiorno|olá|beste|hej',
]
const greeting = new RegExp(
  `^(?:(?:${greetings.join('|')})(?!${letter})[^.?!:]{0,40}[,!.]?|[^\\s,]{1,30}(?: [^\\s,]{1,30})?,)$`,
  'iu',
)
/** A line such as `Hi Ann,`: an author who writes only that above a quote has replied below it. */
export const isGreeting = (line: string): boolean => line.length < 80 && greeting.test(line)

/** A line such as `For Sunday we need:`, which does not attribute anything to anyone. */
export const introducesList = (line: string): boolean => line.length < 200 && isIntroduction(line) && !namesAuthor(line)

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Whether a line is only the author's name or first name, as people sign. */
export function isSignedBy(line: string, name: string): boolean {
  const whole = lettersOf(name)
  const text = line.length < 80 ? lettersOf(line) : ''
  return text.length > 1 && (text === whole || text === whole.split(' ')[0])
}
