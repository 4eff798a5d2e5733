import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/page.ts'
import { MemberInfo } from '#contract/resources.ts'
import { Choice, withDefault } from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/subjects.ts'

export const memberTypes = ['members', 'pending', 'banned'] as const

export const getMembers = endpoint('getmembers', {
  method: 'GET',
  summary: 'The members of a group.',
  who: 'account',
  on: 'group',
  needs: 'view_members',
  params: {
    ...GROUP,
    type: withDefault(
      Choice(memberTypes, { description: 'Which of them; pending and banned need the right to decide on them.' }),
      'members',
    ),
  },
  returns: list(MemberInfo, { fields: ['full_name', 'email', 'delivery', 'joined'], field: 'full_name', dir: 'asc' }),
})

export const getMember = endpoint('getmember', {
  method: 'GET',
  summary: 'One member of a group.',
  who: 'account',
  on: 'member',
  needs: 'view_members',
  params: MEMBER,
  returns: MemberInfo,
})

export const banMember = endpoint('banmember', {
  method: 'POST',
  summary: 'Ban a member: they leave the group, and their address cannot join or post again.',
  who: 'account',
  on: 'member',
  needs: 'ban_members',
  params: MEMBER,
  returns: MemberInfo,
  errors: ['user already banned', 'member cannot be a moderator or owner', 'invalid member_info_id'],
  records: ['member.banned'],
})

export const unbanMember = endpoint('unbanmember', {
  method: 'POST',
  summary: 'Lift a ban: the person is a member again.',
  who: 'account',
  on: 'member',
  needs: 'ban_members',
  params: MEMBER,
  returns: MemberInfo,
  errors: ['user not banned', 'invalid member_info_id'],
  records: ['member.unbanned'],
  extension: true,
})

export const memberCalls = { getMembers, getMember, banMember, unbanMember } as const
