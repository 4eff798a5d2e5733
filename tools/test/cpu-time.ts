import { readdirSync, readFileSync } from 'node:fs'

/** As /proc counts on every machine. */
const ticksPerSecond = 100

/** The CPU time in seconds of a process and all its descendants, including ended ones; 0 if unknown. */
export function cpuTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Own time, that of children that ended, each for the program and for the kernel; the name before may hold anything.
    const ticks = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16).map(Number)
    const below = readdirSync(`/proc/${pid}/task`).flatMap(task => childrenOf(pid, task))
    return (
      ticks.reduce((sum, one) => sum + one / ticksPerSecond, 0) +
      below.reduce((sum, child) => sum + cpuTimeOf(child), 0)
    )
  } catch {
    return 0
  }
}

/** The ids of all processes below this one, at any depth; none where the system does not tell. */
export function descendantsOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap(task => childrenOf(pid, task))
    return children.flatMap(child => [child, ...descendantsOf(child)])
  } catch {
    return []
  }
}

function childrenOf(pid: number, task: string): number[] {
  return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Starts measuring a process and its descendants; the returned function stops, and returns the seconds. */
export function measureCpuTime(pid: number): () => number {
  const before = cpuTimeOf(pid)
  let most = before
  // A browser does not report its ended processes: the last sample counts.
  const look = (): void => void (most = Math.max(most, cpuTimeOf(pid)))
  const looking = setInterval(look, 1000).unref()
  return () => {
    clearInterval(looking)
    look()
    return most - before
  }
}
