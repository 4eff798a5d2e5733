import { isApiFailure } from '../api.ts'

/** Names of groups by id; those that are not visible any more are left out. */
export async function groupNames(
  { api }: Pick<App.Locals, 'api'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await Promise.all([...new Set(ids)].map(group_id => api.getgroup({ group_id }).catch(nullIfHidden)))
  return new Map(found.flatMap(group => (group ? [[group.id, group.title || group.name] as const] : [])))
}

function nullIfHidden(thrown: unknown): null {
  if (isApiFailure(thrown)) return null
  throw thrown
}
