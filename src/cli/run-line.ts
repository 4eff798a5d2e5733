import { parseArgs } from 'node:util'
import type { Command, Given } from './command.ts'
import { commands } from './commands.ts'
import { isExpected, UsageError } from './errors.ts'
import { version } from './version.ts'

/** Runs what was typed behind `folkmoot`, and answers the exit code. */
export async function runLine(line: readonly string[]): Promise<number> {
  try {
    return await findAndRun(line)
  } catch (error) {
    if (isExpected(error)) console.error(error.message)
    else console.error('This should not have happened:', error)
    return error instanceof UsageError ? 2 : 1
  }
}

async function findAndRun(line: readonly string[]): Promise<number> {
  const [first = '', second = ''] = line
  if (first === '--version') return tell(version)
  if (first === 'help') return findAndRun([...line.slice(1), '--help'])
  if (isHelp(first)) return tell(overview())
  const found = commands.find(({ name }) => `${line.join(' ')} `.startsWith(`${name} `))
  const family = commands.some(({ name }) => name.startsWith(`${first} `)) ? first : ''
  if (!found && family !== '' && isHelp(second)) return tell(overview(family))
  if (first === '' || (!found && line.length === 1 && family !== '')) throw new UsageError(overview(family))
  if (!found) throw new UsageError(`There is no command «${line.join(' ')}».\n\n${overview(family)}`)
  return runOne(await found.load(), line.slice(found.name.split(' ').length))
}

async function runOne(command: Command, rest: readonly string[]): Promise<number> {
  const usage = `Usage: bin/folkmoot ${command.usage}`
  if (rest.some(isHelp)) return tell(`${usage}\n\n${command.details}`)
  try {
    return (await command.run(parse(command, rest))) ?? 0
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${usage}`) : error
  }
}

function parse({ options = {}, words }: Command, rest: readonly string[]): Given {
  let given: Given
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true })
    given = { words: positionals, values: values as Given['values'] }
  } catch (error) {
    // Its first sentence says what is wrong; the others are for those who write programs.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`)
  }
  const [least, most] = words
  if (given.words.length < least) throw new UsageError('Something is missing.')
  if (given.words.length > most) throw new UsageError(`«${given.words[most]}» is too much.`)
  return given
}

/** All commands, or those that begin with the same word. */
function overview(family = ''): string {
  const form = `bin/folkmoot ${family && `${family} `}COMMAND`
  const shown = commands.filter(({ name }) => family === '' || name.startsWith(`${family} `))
  const width = Math.max(...shown.map(({ name }) => name.length))
  const list = shown.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')
  return `Usage: ${form} [OPTIONS]\n\n${list}\n\n${form} --help says more about one of them.`
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function tell(text: string): number {
  console.log(text)
  return 0
}
