import { isApiFailure, type Api } from './api.ts'
import type { User } from './topics.ts'

/** What a page shows besides to those who may ask for it; null for anybody else, whatever their browser says. */
export const orNullIfForbidden = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((thrown: unknown) => {
    if (isApiFailure(thrown) && thrown.type !== 'server') return null
    throw thrown
  })

/** Who looks at a page, asked once for all of it: what depends on it alone need not wait for what the page shows around it. */
export function currentUser(
  api: Api,
  { hasSession }: Pick<App.Platform, 'hasSession'>,
  locale: string,
): () => Promise<User | null> {
  let user: Promise<User | null> | undefined
  return () => (user ??= hasSession ? orNullIfForbidden(api.getuser({ locale })) : Promise.resolve(null))
}
