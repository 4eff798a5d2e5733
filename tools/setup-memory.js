// The heap may grow to 1 GB where something needs it. By that limit V8 also decides how much garbage may gather before it is
// looked for: by its own, a quarter of the machine, that is three times what lives. docs/decisions/0308
export const MEMORY_LIMITS = ['--max-old-space-size=1024', '--max-semi-space-size=16']
