import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { codeOf } from './error.ts'

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  // 0 and negative numbers mean process groups to kill().
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Whether the process is the PostgreSQL server of this cluster, or a single-user one; ids are reused, so an id alone
 * proves nothing.
 */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const line = await commandLine(pid)
  // The shell that starts it has its command in its own.
  if (line.startsWith('/bin/sh ')) return false
  return ['', '--single '].some(mode => line.includes(`/bin/postgres ${mode}-D ${cluster} `))
}

/** Ends the processes that a killed server left behind; PostgreSQL shows the cluster's name in their titles. */
export async function endOrphans(cluster: string, clusterName: string): Promise<void> {
  const pids = process.platform === 'linux' ? await readdir('/proc') : (await ps('-axo', 'pid=')).split('\n')
  for (const pid of pids.map(Number).filter(id => id > 0)) {
    if (!(await commandLine(pid)).startsWith(`postgres: ${clusterName}: `)) continue
    // Another process of ours may have started a new server meanwhile, whose processes are not orphans.
    if (await isPostmaster(await parentOf(pid), cluster)) continue
    try {
      process.kill(pid, 'SIGQUIT')
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error
    }
  }
}

async function parentOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number(await ps('-o', 'ppid=', '-p', String(pid)))
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/^PPid:\s*(\d+)/m)?.[1])
}

// Not /proc/PID/cwd or exe: root in a container without ptrace may not read those of another account.
async function commandLine(pid: number): Promise<string> {
  if (process.platform !== 'linux') return ps('-ww', '-o', 'command=', '-p', String(pid))
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
}

async function ps(...options: string[]): Promise<string> {
  const answer = await promisify(execFile)('ps', options).catch(() => ({ stdout: '' }))
  return answer.stdout
}
