import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let trim: (() => void) | null | undefined

/** Milliseconds of the processor since the last look, below which nobody can be said to wait for anything. */
const idleCpuMs = 200
/** So much more than after the last collection is worth another one. */
const minGrowthBytes = 16 * 1024 * 1024
let collect: (() => void) | undefined
let usedBefore = 0
let sizeBefore = 0

/**
 * After a crowd has gone, its garbage would stay until the next crowd comes: JavaScript collects only while something is
 * made. So that is done once nothing is. docs/decisions/0008
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
 * Gives memory back to the system that nobody uses any more: what a crowd of connections took would stay ours for good
 * otherwise, as the C library keeps whatever lies below anything that lives longer. docs/decisions/0008
 */
export async function releaseMemory(): Promise<void> {
  collectGarbageWhenIdle()
  if (trim === undefined) trim = withoutWarnings(findTrim)
  trim?.()
}

// The number of the setting in the C library, and how large a piece is that has pages of its own from then on.
const [mappedFrom, largePiece] = [-3, 1024 * 1024]

/**
 * Not every C library has it, nor every Node the way to call it. Large pieces are given back as soon as they are free from then on: by
 * itself the library learns from each that was freed to put the next of its size among the small ones.
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

/** Whoever runs the service cannot do anything about which parts of Node are called experimental. */
function withoutWarnings<T>(work: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}
