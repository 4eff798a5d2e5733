export const MEMORY_LIMITS: readonly string[]
export const MEMORY_SETTINGS: Readonly<Record<string, string>>
