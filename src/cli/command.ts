import type { ParseArgsConfig } from 'node:util'
import type { Messages } from '#locales/index.ts'
import { loadSettings, type Settings } from '#settings/index.ts'

/** The arguments after the command's name, and its options, as declared by the command. */
export type CommandArgs = {
  words: readonly string[]
  values: Record<string, string | boolean | readonly string[] | undefined>
}

/** A command of the command line. */
export type Command = {
  /** A command of `folkmoot`. */
  usage: string
  /** How many words it takes, at least and at most. */
  words: readonly [least: number, most: number]
  options?: NonNullable<ParseArgsConfig['options']>
  /** Answers the exit code where it is not 0. */
  run(commandArgs: CommandArgs, t: Messages): Promise<number | void>
}

/** The settings of this process, used by a start, whose options come before the environment. Commands use those of the running installation, `installedSettings`. */
export const ownSettings = (options: Record<string, string> = {}): Settings =>
  loadSettings({ env: { ...process.env, ...options }, cwd: process.cwd() })
