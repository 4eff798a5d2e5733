import type { ParseArgsConfig } from 'node:util'
import type { Messages } from '#messages/index.ts'
import { loadSettings, type Settings } from '#settings/index.ts'

/** The words after the command's name, and its options; what they may be is in the command. */
export type CommandArgs = {
  words: readonly string[]
  values: Record<string, string | boolean | readonly string[] | undefined>
}

/** A command of the command line. */
export type Command = {
  /** What is written behind `folkmoot`. */
  usage: string
  /** How many words it takes, at least and at most. */
  words: readonly [least: number, most: number]
  options?: NonNullable<ParseArgsConfig['options']>
  /** Answers the exit code where it is not 0. */
  run(commandArgs: CommandArgs, t: Messages): Promise<number | void>
}

/** The settings of this process alone: what a start goes by. A command works on what is there, `installedSettings`. */
export const ownSettings = (): Settings => loadSettings({ env: process.env, cwd: process.cwd() })
