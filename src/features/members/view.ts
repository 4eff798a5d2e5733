import type { MemberInfo } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import type { Row } from '#storage/query.ts'

type MemberObject = Static<typeof MemberInfo>
export type MemberRow = Row<'member.find'>

/** A membership as it goes out. */
export function memberView(row: MemberRow): MemberObject {
  const { preferences, mod_permissions } = row
  const { profile_privacy = 'profile_members' } = preferences as { profile_privacy?: MemberObject['profile_privacy'] }
  return {
    ...(row as unknown as MemberObject),
    object: 'member_info',
    mod_permissions: mod_permissions.join(','),
    profile_privacy,
  }
}
