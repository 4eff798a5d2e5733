import { readdirSync, readFileSync } from 'node:fs'

/** As /proc counts on every machine. */
const ticksPerSecond = 100

/** The seconds that a process and all below it have kept a processor busy, those that ended included; 0 where nothing tells. */
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

function childrenOf(pid: number, task: string): number[] {
  return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Begins to measure what a process and all below it do; the answer ends it, and says how many seconds it was. */
export function measureCpuTime(pid: number): () => number {
  const before = cpuTimeOf(pid)
  let most = before
  // A browser ends without a word of what its processes did: what was seen last of it counts.
  const look = (): void => void (most = Math.max(most, cpuTimeOf(pid)))
  const looking = setInterval(look, 1000).unref()
  return () => {
    clearInterval(looking)
    look()
    return most - before
  }
}
