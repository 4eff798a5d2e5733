import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, loginRequired } from '#contract/errors.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Account } from './identity.ts'

/** Refuses a call whose endpoint needs a permission that the caller doesn't have in the group. */
export function checkPermission({ needs, visitorsNeed }: Endpoint, access: GroupAccess, account: Account | null): void {
  const needed = account ? needs : (needs ?? visitorsNeed)
  if (!needed || may(needed, access)) return
  throw account ? new ApiError('inadequate_permissions', needed) : loginRequired()
}
