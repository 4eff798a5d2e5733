import { parseArgs } from 'node:util'
import type { Command, CommandArgs } from './command.ts'
import { commands } from './commands.ts'
import { isExpected, UsageError } from './errors.ts'
import { version } from './version.ts'

/** Runs what was typed behind `folkmoot`, and answers the exit code. */
export async function runCommandLine(line: readonly string[]): Promise<number> {
  try {
    return await findAndRun(line)
  } catch (error) {
    if (isExpected(error)) console.error(error.message)
    else console.error('Unexpected error:', error)
    return error instanceof UsageError ? 2 : 1
  }
}

async function findAndRun(line: readonly string[]): Promise<number> {
  const [first = '', second = ''] = line
  if (first === '--version') return printText(version)
  if (first === 'help') return findAndRun([...line.slice(1), '--help'])
  if (isHelp(first)) return printText(overview())
  const found = commands.find(({ name }) => `${line.join(' ')} `.startsWith(`${name} `))
  const family = commands.some(({ name }) => name.startsWith(`${first} `)) ? first : ''
  if (!found && family !== '' && isHelp(second)) return printText(overview(family))
  if (first === '' || (!found && line.length === 1 && family !== '')) throw new UsageError(overview(family))
  if (!found) throw new UsageError(`Unknown command: ${line.join(' ')}\n\n${overview(family)}`)
  return runOne(await found.load(), line.slice(found.name.split(' ').length))
}

async function runOne(command: Command, rest: readonly string[]): Promise<number> {
  const usage = `Usage: bin/folkmoot ${command.usage}`
  if (rest.some(isHelp)) return printText(`${usage}\n\n${command.details}`)
  try {
    return (await command.run(parse(command, rest))) ?? 0
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${usage}`) : error
  }
}

function parse({ options = {}, words }: Command, rest: readonly string[]): CommandArgs {
  let commandArgs: CommandArgs
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true })
    commandArgs = { words: positionals, values: values as CommandArgs['values'] }
  } catch (error) {
    // Its first sentence says what is wrong; the others are for those who write programs.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`)
  }
  const [least, most] = words
  if (commandArgs.words.length < least) throw new UsageError('An argument is missing.')
  if (commandArgs.words.length > most) throw new UsageError(`Unexpected argument: ${commandArgs.words[most]}`)
  return commandArgs
}

/** All commands, or those that begin with the same word. */
function overview(family = ''): string {
  const form = `bin/folkmoot ${family && `${family} `}COMMAND`
  const shown = commands.filter(({ name }) => family === '' || name.startsWith(`${family} `))
  const width = Math.max(...shown.map(({ name }) => name.length))
  const list = shown.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')
  return `Usage: ${form} [OPTIONS]\n\n${list}\n\n${form} --help shows the options of a command.`
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function printText(text: string): number {
  console.log(text)
  return 0
}
