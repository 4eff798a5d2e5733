import { isApiFailure, type Api } from './api.ts'
import type { Group, User } from './topics.ts'

/** Optional data of a page; null if the reader may not request it. */
export const orNullIfForbidden = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((thrown: unknown) => {
    if (isApiFailure(thrown) && thrown.type !== 'server') return null
    throw thrown
  })

/** The current user, requested once per page: it is loaded in parallel with the rest. */
export function currentUser(
  api: Api,
  platform: Pick<App.Platform, 'hasSession'>,
  locale: string,
): () => Promise<User | null> {
  let user: Promise<User | null> | undefined
  return () => (user ??= platform.hasSession ? orNullIfForbidden(api.getuser({ locale })) : Promise.resolve(null))
}

/** The group of a page, requested once for all of it: a page need not wait for what the pages around it load besides. */
export function currentGroup(read: Api, group_name: string): () => Promise<Group> {
  let group: Promise<Group> | undefined
  return () => (group ??= read.getgroup({ group_name }))
}
