import { error } from '@sveltejs/kit'
import { isApiFailure, type Api } from '../api.ts'
import type { Group } from '../topics.ts'
import { isOpen } from './privacy.ts'

/** For programs without an account: errors become 404, since nobody could sign in. */
export const orNotFound = <T>(request: Promise<T>): Promise<T> =>
  request.catch((thrown: unknown) => {
    if (!isApiFailure(thrown)) throw thrown
    if (thrown.type === 'rate_limit') error(429, 'too many')
    if (thrown.type === 'server') error(503, 'busy')
    return error(404, 'nothing here')
  })

/** A group with public archives; others are absent, even for members, since the response may be cached. */
export async function openGroup(api: Api, group_name: string): Promise<Group> {
  const group = await orNotFound(api.getgroup({ group_name }))
  return isOpen(group) ? group : error(404, 'nothing here')
}
