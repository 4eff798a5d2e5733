import { isIntroduction, letter, namesAuthor } from './attribution.ts'

// Signs that lines which look quoted are the author's own.

const inlinePhrases = [
  ...[
    'in-?line',
    'below',
    'between the lines',
    'interspersed',
    'in the text',
    'embedded',
    'in red',
    'in blue',
    'marked',
  ],
  ...['unten', 'im text', 'dazwischen', 'ci-dessous', 'dans le texte', 'abajo', 'más abajo', 'en el texto', 'abaixo'],
  ...['sotto', 'nel testo', 'hieronder', 'tussendoor', 'nedan', 'nedenfor', 'poniżej', 'níže', 'ниже'],
]
const inlinePattern = new RegExp(`(?<!${letter})(?:${inlinePhrases.join('|')})(?!${letter})`, 'iu')
/** Whether a line says that answers stand among what is quoted. */
export const announcesInlineReplies = (line: string): boolean => line.length < 400 && inlinePattern.test(line)
/** A line such as `[Ann Example] Yes`, `[ann]` or `[Mem1:]`, as programs and people begin answers among what is quoted. */
export const isNamedReply = (line: string): boolean => /^\[\p{L}[\p{L}\p{N}.'’_ -]{0,40}:?\](?:[ :]|$)/u.test(line)

const greetings = [
  ...['hi', 'hello', 'hey', 'dear', 'good (?:morning|afternoon|evening)', 'greetings', 'hallo', 'guten (?:morgen|tag)'],
  ...[
    'lieber?',
    'bonjour',
    'cher',
    'chère',
    'salut',
    'hola',
    'buenos días',
    'ciao',
    'buongiorno',
    'olá',
    'beste',
    'hej',
  ],
]
const greeting = new RegExp(
  `^(?:(?:${greetings.join('|')})(?!${letter})[^.?!:]{0,40}[,!.]?|[^\\s,]{1,30}(?: [^\\s,]{1,30})?,)$`,
  'iu',
)
/** A line such as `Hi Ann,`: whoever writes no more than that above another mail has more to say under it. */
export const isGreeting = (line: string): boolean => line.length < 80 && greeting.test(line)

/** A line such as `For Sunday we need:`, in which nobody is said to have said something. */
export const introducesList = (line: string): boolean => line.length < 200 && isIntroduction(line) && !namesAuthor(line)

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Whether a line is no more than somebody's name, or the first of their names, as people end what they write. */
export function isSignedBy(line: string, name: string): boolean {
  const whole = lettersOf(name)
  const said = line.length < 80 ? lettersOf(line) : ''
  return said.length > 1 && (said === whole || said === whole.split(' ')[0])
}
