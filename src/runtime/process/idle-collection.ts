import { getHeapStatistics } from 'node:v8'

/** Less processor time than this since the last check counts as idle. */
const idleCpuMs = 200
/** The growth since the last collection that makes another one worthwhile. */
const minGrowthBytes = 16 * 1024 * 1024
let usedBefore = 0
let sizeBefore = 0

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * After a load peak, garbage would stay until the next one, because JavaScript collects only while it allocates. So it
 * is collected once the process is idle, where Node was started with `--expose-gc`. docs/decisions/0008
 */
export async function collectGarbageWhenIdle(): Promise<void> {
  const used = cpuMs()
  const isIdle = used - usedBefore < idleCpuMs
  usedBefore = used
  if (!globalThis.gc || !isIdle || getHeapStatistics().total_heap_size < sizeBefore + minGrowthBytes) return
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  sizeBefore = getHeapStatistics().total_heap_size
  usedBefore = cpuMs()
}
