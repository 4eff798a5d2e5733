import type { MemberAbout } from '#contract/facts.ts'
import type { MemberRow } from './view.ts'

/** The data of every fact about a membership. */
export const memberFactData = ({ group_id, id, email, status, given_email }: MemberRow): MemberAbout => ({
  group_id,
  member_info_id: id,
  email: given_email ?? email,
  ...(status === 'sub_status_normal' ? {} : { status }),
  ...(given_email === null ? {} : { unsolicited: true }),
})
