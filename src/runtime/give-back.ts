let trim: (() => void) | null | undefined

/**
 * Gives memory back to the system that nobody uses any more: what a crowd of connections took would stay ours for good
 * otherwise, as the C library keeps whatever lies below anything that lives longer. docs/decisions/0103
 */
export async function giveMemoryBack(): Promise<void> {
  if (trim === undefined) trim = withoutWarnings(findTrim)
  trim?.()
}

/** Not every C library has it, nor every Node the way to call it. */
function findTrim(): (() => void) | null {
  try {
    const { functions } = process
      .getBuiltinModule('node:ffi')
      .dlopen(null, { malloc_trim: { arguments: ['u64'], return: 'i32' } })
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
