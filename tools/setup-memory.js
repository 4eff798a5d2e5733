// The heap may grow to 1 GB where something needs it. Garbage may gather to a half of what lives before it is looked for: by V8's own
// measure, a quarter of the machine, that is three times as much. What a load peak leaves is collected once the process is idle, which needs gc().
// docs/decisions/0008
export const MEMORY_LIMITS = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc',
]

// Threads share one arena of the C library: by itself it gives each thread its own, of which what is free serves nobody else. Allocations
// of 64 KiB and more get pages of their own, which go back to the system when they are freed. docs/decisions/0008
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }
