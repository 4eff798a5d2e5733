import { parseArgs } from 'node:util'
import type { Messages } from '#locales/index.ts'
import { errorText } from '#locales/localized-error.ts'
import type { Command, CommandArgs } from './command.ts'
import { commands } from './commands.ts'
import { isExpected, UsageError } from './errors.ts'
import { commandMessages } from './language.ts'
import { findCommit, version } from '#runtime/process/version.ts'

/** Runs a command line, and returns the exit code. */
export async function runCommandLine(line: readonly string[]): Promise<number> {
  const t = await commandMessages(process.env, process.cwd())
  try {
    return await findAndRun(line, t)
  } catch (error) {
    if (isExpected(error)) console.error(errorText(error, t))
    else console.error(t.cli.unexpectedError, error)
    return error instanceof UsageError ? 2 : 1
  }
}

async function findAndRun(line: readonly string[], t: Messages): Promise<number> {
  const [first = '', second = ''] = line
  if (first === '--version') return printText(versionLine())
  if (first === 'help') return findAndRun([...line.slice(1), '--help'], t)
  if (isHelp(first)) return printText(overview(t))
  const command = commands.find(({ name }) => `${line.join(' ')} `.startsWith(`${name} `))
  const family = commands.some(({ name }) => name.startsWith(`${first} `)) ? first : ''
  if (!command && family !== '' && isHelp(second)) return printText(overview(t, family))
  if (first === '' || (!command && line.length === 1 && family !== '')) throw new UsageError(overview(t, family))
  if (!command) throw new UsageError(`${t.cli.unknownCommand({ command: line.join(' ') })}\n\n${overview(t, family)}`)
  return runOne(command, line.slice(command.name.split(' ').length), t)
}

async function runOne(
  { name, load }: (typeof commands)[number],
  rest: readonly string[],
  t: Messages,
): Promise<number> {
  const command = await load()
  const usage = t.cli.usage({ form: `bin/folkmoot ${command.usage}` })
  if (rest.some(isHelp)) return printText(`${usage}\n\n${detailsOf(name, t)}`)
  try {
    return (await command.run(parse(command, rest, t), t)) ?? 0
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${usage}`) : error
  }
}

function detailsOf(name: (typeof commands)[number]['name'], { cli }: Messages): string {
  const { details } = cli.commands[name]
  return typeof details === 'string' ? details : details({ commands: cli.chat.slashCommands })
}

function parse({ options = {}, words }: Command, rest: readonly string[], { cli }: Messages): CommandArgs {
  let commandArgs: CommandArgs
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true })
    commandArgs = { words: positionals, values: values as CommandArgs['values'] }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const [, option] = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? (/'(.*?)'/.exec(message) ?? []) : []
    // The first sentence says what is wrong; the rest is for API clients.
    throw new UsageError(option === undefined ? `${message.split('. ')[0]}.` : cli.unknownOption({ option }))
  }
  const [least, most] = words
  if (commandArgs.words.length < least) throw new UsageError(cli.argumentMissing)
  if (commandArgs.words.length > most)
    throw new UsageError(cli.unexpectedArgument({ argument: commandArgs.words[most]! }))
  return commandArgs
}

/** All commands, or those with the same first word. */
function overview({ cli }: Messages, family = ''): string {
  const form = `bin/folkmoot ${family && `${family} `}COMMAND`
  const shown = commands.filter(({ name }) => family === '' || name.startsWith(`${family} `))
  const width = Math.max(...shown.map(({ name }) => name.length))
  const list = shown.map(({ name }) => `  ${name.padEnd(width)}  ${cli.commands[name].summary}`).join('\n')
  return cli.overview({ form, list })
}

/** As in `0.1.0 (1a2b3c4d5e6f)`. */
function versionLine(): string {
  const commit = findCommit()
  return commit === undefined ? version : `${version} (${commit.slice(0, 12)})`
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function printText(text: string): number {
  console.log(text)
  return 0
}
