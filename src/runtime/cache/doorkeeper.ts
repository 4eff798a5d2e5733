const maxNames = 4000

/** Whether a key was seen before. Most keys are requested once: an entry is cached only from the second request on. */
export function createDoorkeeper(): (name: string) => boolean {
  const once = new Set<string>()
  return name => {
    if (once.delete(name)) return true
    if (once.size >= maxNames) once.clear()
    once.add(name)
    return false
  }
}
