// The heap may grow to 1 GB where something needs it. Garbage may gather to a half of what lives before it is looked for: by V8's own
// measure, a quarter of the machine, that is three times as much. docs/decisions/0008
export const MEMORY_LIMITS = ['--max-old-space-size=1024', '--max-semi-space-size=16', '--heap-growing-percent=50']

// Threads share one pool of memory. By itself the C library gives each its own, of which what is free serves nobody else. docs/decisions/0008
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '1' }
