import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let trim: (() => void) | null | undefined

/** Less processor time than this since the last check counts as idle. */
const idleCpuMs = 200
/** The growth since the last collection that makes another one worthwhile. */
const minGrowthBytes = 16 * 1024 * 1024
let collect: (() => void) | undefined
let usedBefore = 0
let sizeBefore = 0

/**
 * After a load peak, garbage would stay until the next one, because JavaScript collects only while it allocates. So it
 * is collected once the process is idle. docs/decisions/0008
 */
function collectGarbageWhenIdle(): void {
  const { user, system } = process.cpuUsage()
  const used = (user + system) / 1000
  const isQuiet = used - usedBefore < idleCpuMs
  usedBefore = used
  if (!isQuiet || getHeapStatistics().total_heap_size < sizeBefore + minGrowthBytes) return
  collect ??= findCollect()
  collect()
  sizeBefore = getHeapStatistics().total_heap_size
  const { user: nowUser, system: nowSystem } = process.cpuUsage()
  usedBefore = (nowUser + nowSystem) / 1000
}

function findCollect(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (how: object) => void
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Returns unused memory to the system: the C library would keep whatever lies below a longer-lived allocation.
 * docs/decisions/0008
 */
export async function releaseMemory(): Promise<void> {
  collectGarbageWhenIdle()
  if (trim === undefined) trim = withoutWarnings(findTrim)
  trim?.()
}

// M_MMAP_THRESHOLD, and the size from which allocations get pages of their own.
const [mappedFrom, largePiece] = [-3, 1024 * 1024]

/**
 * Not every C library has it, nor every Node the means to call it. The fixed threshold returns large allocations as
 * soon as they are freed: by default glibc raises the threshold with each one freed.
 */
function findTrim(): (() => void) | null {
  try {
    const { functions } = process.getBuiltinModule('node:ffi').dlopen(null, {
      malloc_trim: { arguments: ['u64'], return: 'i32' },
      mallopt: { arguments: ['i32', 'i32'], return: 'i32' },
    })
    functions.mallopt(mappedFrom, largePiece)
    return () => void functions.malloc_trim(0n)
  } catch {
    return null
  }
}

/** Suppresses the warnings about experimental Node features, which an operator cannot act on. */
function withoutWarnings<T>(work: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}
