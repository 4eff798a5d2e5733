const maxNames = 4000

/**
 * Whether something was asked for before. Most things are asked for once in a while: what is kept of them is not worth its place
 * until they come again.
 */
export function createDoorkeeper(): (name: string) => boolean {
  const once = new Set<string>()
  return name => {
    if (once.delete(name)) return true
    if (once.size >= maxNames) once.clear()
    once.add(name)
    return false
  }
}
