let trim: Promise<(() => void) | undefined> | undefined

/**
 * Gives memory back to the system that nobody uses any more: what a crowd of connections took would stay ours for good
 * otherwise, as the C library keeps whatever lies below anything that lives longer. docs/decisions/0103
 */
export async function giveMemoryBack(): Promise<void> {
  const give = await (trim ??= findTrim())
  give?.()
}

/** Not every C library has it, nor every Node the way to call it. */
async function findTrim(): Promise<(() => void) | undefined> {
  try {
    const { dlopen } = await import('node:ffi')
    const { functions } = dlopen(null, { malloc_trim: { arguments: ['u64'], return: 'i32' } })
    return () => void functions.malloc_trim(0n)
  } catch {
    return undefined
  }
}
