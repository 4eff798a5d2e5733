import { error } from '@sveltejs/kit'
import { isApiFailure, type Api } from '../api.ts'
import type { Group } from '../topics.ts'
import { isOpen } from './privacy.ts'

/** What programs without an account are told: all that is refused is not there, as nobody could sign in for it. */
export const orNotFound = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((thrown: unknown) => {
    if (!isApiFailure(thrown)) throw thrown
    if (thrown.type === 'rate_limit') error(429, 'too many')
    if (thrown.type === 'server') error(503, 'busy')
    return error(404, 'nothing here')
  })

/** A group whose archives everybody may read; any other is not there, for its members neither: what is sent here may be kept. */
export async function openGroup(api: Api, group_name: string): Promise<Group> {
  const group = await orNotFound(api.getgroup({ group_name }))
  return isOpen(group) ? group : error(404, 'nothing here')
}
