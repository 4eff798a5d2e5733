import { readdirSync, readFileSync } from 'node:fs'

// What a process has used of the processors so far: on a machine that others use too, it tells more than the time that
// passed. Only where there is /proc; elsewhere nothing is told.

const ticksPerSecond = 100

/** `ended`: what children took that are gone. */
type ProcessTimes = { pid: number; parent: number; milliseconds: number; ended: number }

function readProcess(pid: number): ProcessTimes | undefined {
  try {
    // The name in brackets may hold anything, so what comes after it is read.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    const spent = (first: number) => ((Number(fields[first]) + Number(fields[first + 1])) / ticksPerSecond) * 1000
    return { pid, parent: Number(fields[1]), milliseconds: spent(11), ended: spent(13) }
  } catch {
    return undefined
  }
}

export const cpuOf = (pid: number): number => readProcess(pid)?.milliseconds ?? NaN

/** The parent of all processes of a database server, by one of its backends. */
export const postmasterOf = (backend: number): number => readProcess(backend)?.parent ?? 0

/** All processes of a database server, those that have ended among them. */
export function cpuOfServer(postmaster: number): number {
  if (postmaster === 0) return NaN
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const ours = pids.map(readProcess).filter(found => found?.parent === postmaster)
  return ours.reduce((sum, found) => sum + (found?.milliseconds ?? 0), readProcess(postmaster)?.ended ?? 0)
}
