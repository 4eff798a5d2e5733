import { ARRIVAL_FACTS } from '#contract/credentials.ts'
import { requestCommands } from '#contract/mail/mail-requests.ts'
import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Choice, Id, Text, Type, Word } from '#contract/schema.ts'
import { MEMBER } from '#contract/targets.ts'
import { acceptInvite } from '../invites/contract.ts'

const GROUP_ID = { group_id: Id({ invalid: 'invalid group_id' }) }
/** The From address of a mail, and its Message-ID. */
const SENDER = { email: Text(254), full_name: Text(255), mime_id: Text(250) }

const byMail = { method: 'POST', who: 'anyone', csrf: false } as const
const subscribing = {
  errors: [
    'invalid group_id',
    'invite only',
    'banned',
    'already subscribed',
    'already pending',
    'not subscribed',
    'sole owner',
    'email_delivery',
    'invalid request',
  ],
  records: [
    ...ARRIVAL_FACTS,
    'member.joined',
    'member.requested',
    'member.left',
    'member.inherited',
    'member.updated',
    'member.agreed',
    'mail.answered',
  ],
} as const

/** Asks the owner of an address to confirm a request that a mail made in their name. */
export const askByMail = endpoint('askbymail', {
  ...byMail,
  summary: "Ask the owner of an address to confirm an email command that couldn't be verified.",
  params: { ...GROUP_ID, ...SENDER, command: Choice(requestCommands) },
  records: ['mail.asked'],
})

/** Runs the request, once. */
export const confirmRequest = endpoint('confirmrequest', {
  ...byMail,
  summary: 'Carry out an email command whose sender has confirmed it. Repeating it changes nothing.',
  params: { mail_request_id: Id({ invalid: 'invalid request' }) },
  ...subscribing,
})

/** Adds a verified person without an account to sign in with. */
export const welcomeNewcomer = endpoint('welcomenewcomer', {
  ...byMail,
  summary: 'Create an account for someone with a verified email, and add them to the group.',
  params: { ...GROUP_ID, ...SENDER },
  returns: Type.Object({ status: Word(words.member_status) }),
  ...subscribing,
})

/** The email of an invitation was answered. */
export const acceptInvitation = endpoint('acceptinvitation', {
  ...byMail,
  summary: 'Accept an invitation by replying to its email. Repeating it changes nothing.',
  params: { ...GROUP_ID, invite_id: Id({ invalid: 'invalid token' }) },
  errors: acceptInvite.errors,
  records: [...ARRIVAL_FACTS, ...acceptInvite.records, 'mail.answered'],
})

/** Unlike `removemember` it ends no membership that another moderator has allowed meanwhile. */
export const rejectMember = endpoint('rejectmember', {
  method: 'POST',
  summary: 'Reject a request to join.',
  who: 'account',
  on: 'member',
  needs: 'remove_members',
  params: MEMBER,
  errors: ['member not pending'],
  records: ['member.rejected', 'member.removed', 'member.inherited'],
})
