import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Messages } from '#locales/index.ts'
import { loadSettings, type Settings } from '#settings/index.ts'
import { settingsToSave, type SavedSettings } from '#settings/installation-file.ts'
import { isAlive } from '#storage/embedded/processes.ts'
import { ownSettings } from './command.ts'
import { CommandError } from './errors.ts'

// A server keeps in its data folder how it was started, and for its account where that folder is. So a command in another
// terminal, which has none of the server's environment, comes to the same installation (docs/decisions/0009).
const installationFile = 'installation.json'

/** The folder of this program. */
export const program = resolve(import.meta.dirname, '../..')

/** Leaves word of a server that answers, so that commands find it from anywhere. */
export function saveInstallation(settings: Settings, found: Partial<Settings>): void {
  const { data } = settings
  try {
    write(data, installationFile, { pid: process.pid, settings: settingsToSave(settings, { ...found, data }) })
    write(stateFolder(), `${startName(data)}.json`, { data, program })
  } catch {
    // An account without a home of its own, or a data folder that is not written to.
  }
}

/** The settings of the installation that a command is meant for: what its server was started with, unless it is set here. */
export function installedSettings(t: Messages): Settings {
  const own = ownSettings()
  const isNamed = own.sources.data !== 'default' || own.sources.databaseUrl !== 'default'
  const data = isNamed ? own.data : findData(own.data, t)
  if (data !== own.data) console.error(t.cli.usingInstallation({ folder: data }))
  const installationSettings = { FOLKMOOT_DATA: data, ...readInstallation(data).settings }
  return loadSettings({ env: process.env, cwd: process.cwd(), saved: installationSettings })
}

// A running installation comes before one in this folder.
function findData(here: string, t: Messages): string {
  const started = startedFolders()
  const running = started.filter(isInstallationRunning)
  if (running.includes(here)) return here
  const [first, ...more] = running
  if (first !== undefined && more.length === 0) return first
  if (first !== undefined) throw new CommandError(t.cli.severalInstallations({ folders: running.join(', ') }))
  return existsSync(here) ? here : (started[0] ?? here)
}

/** Whether the server that was last started on a data folder still runs. */
export function isInstallationRunning(data: string): boolean {
  return isAlive(Number(readInstallation(data).pid))
}

/** The data folders that this program was started with, by this account, the last one first. */
function startedFolders(): string[] {
  const folder = stateFolder()
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map(name => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map(read)
    .filter(started => started['program'] === program)
    .map(started => String(started['data']))
    .filter(data => existsSync(join(data, installationFile)))
}

function readInstallation(data: string): { pid: unknown; settings: SavedSettings } {
  const { pid, settings } = read(join(data, installationFile))
  const texts = Object.entries(settings ?? {}).map(([name, text]) => [name, String(text)])
  return { pid, settings: Object.fromEntries(texts) }
}

const stateFolder = (): string => join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local/state'), 'folkmoot')

const startName = (data: string): string =>
  createHash('sha256').update(`${program}\0${data}`).digest('hex').slice(0, 16)

// Readable by this account only: the URL of a database or a relay may have a password.
function write(folder: string, name: string, content: object): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${name}.${process.pid}`)
  writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(draft, join(folder, name))
}

// Unreadable files are ignored: they belong to another account, or were never written.
function read(file: string): Record<string, unknown> {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    return {}
  }
}
