import type { Output } from '../../../../client/types.ts'
import { isApiFailure, type Api } from '../api.ts'

export type Membership = Output<'getsub'>

/** One's own membership; null for who is not in the group, or not signed in. */
export const findMembership = (api: Api, group_name: string): Promise<Membership | null> =>
  api.getsub({ group_name }).catch((thrown: unknown) => {
    if (isApiFailure(thrown) && (thrown.extra === 'not subscribed' || thrown.type === 'authentication')) return null
    throw thrown
  })
