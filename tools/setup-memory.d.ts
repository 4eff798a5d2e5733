export const MEMORY_LIMITS: readonly string[]
