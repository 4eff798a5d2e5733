import { isApiFailure, type Api } from './api.ts'
import { isLocale, type Locale } from './i18n.ts'
import type { Group, User } from './topics.ts'

/** Optional data of a page; null if the reader may not request it. */
export const orNullIfForbidden = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((thrown: unknown) => {
    if (isApiFailure(thrown) && thrown.type !== 'server') return null
    throw thrown
  })

/** The current user, requested once per page: it is loaded in parallel with the rest. The language of the account wins over that of the browser. */
export function currentUser(
  api: Api,
  platform: Pick<App.Platform, 'hasSession'>,
  locale: string,
  useLanguage: (language: Locale) => void,
): () => Promise<User | null> {
  const load = async (): Promise<User | null> => {
    const found = platform.hasSession ? await orNullIfForbidden(api.getuser({ locale })) : null
    if (found && isLocale(found.language)) useLanguage(found.language)
    return found
  }
  let user: Promise<User | null> | undefined
  return () => (user ??= load())
}

/** The group of a page, requested once for all of it: a page need not wait for what the pages around it load besides. */
export function currentGroup(read: Api, group_name: string): () => Promise<Group> {
  let group: Promise<Group> | undefined
  return () => (group ??= read.getgroup({ group_name }))
}
