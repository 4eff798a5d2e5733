import { execFile } from 'node:child_process'
import { readFile, readdir, readlink } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The ids of all processes below this one, at any depth. */
export async function processesBelow(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-Aww', '-o', 'pid=,ppid='], { maxBuffer: 2 ** 24 })
  const rows = [...stdout.matchAll(/^ *(\d+) +(\d+)$/gm)].map(([, id, above]) => [Number(id), Number(above)] as const)
  const below = (parent: number): number[] =>
    rows.flatMap(([id, above]) => (above === parent ? [id, ...below(id)] : []))
  return below(pid)
}

/** Kills all processes that work in a folder, other than this one, and waits until they are gone. */
export async function killProcessesIn(folder: string): Promise<void> {
  for (let left = await processesIn(folder); left.length > 0; left = await processesIn(folder)) {
    // A server that is being killed may have started another one just now: look again.
    for (const pid of left) killIfAlive(pid)
    await pause(5)
  }
}

async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-Aww', '-o', 'pid=,command='], { maxBuffer: 2 ** 24 })
    const lines = stdout.split('\n').filter(line => line.includes(`${folder}/`))
    return lines.map(line => Number.parseInt(line, 10)).filter(isOther)
  }
  const pids = (await readdir('/proc')).map(Number).filter(isOther)
  const isIn = await Promise.all(
    pids.map(async pid => {
      // The folder of a process of another account can only be seen with the right to trace it.
      const [at, words] = await Promise.all([
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
        readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      ])
      return `${at}/`.startsWith(`${folder}/`) || words.includes(`${folder}/`)
    }),
  )
  return pids.filter((_, at) => isIn[at])
}

const isOther = (pid: number): boolean => pid > 0 && pid !== process.pid

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
