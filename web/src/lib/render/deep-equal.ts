/** Whether two plain values, as calls answer them, say the same. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return names.every(name => Object.hasOwn(other, name) && isDeepEqual(first[name], second[name]))
}
