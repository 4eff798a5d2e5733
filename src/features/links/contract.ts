import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Success } from '#contract/resources.ts'
import { Bool, Ids, Secret, Str, Word, fields, resource, stream } from '#contract/schema.ts'
import { Poll } from '../polls/contract.ts'

const CODE = { code: Secret(200, { description: 'The last part of the link in the email.', invalid: 'invalid link' }) }

export const MailLink = resource('maillink', {
  link_action: Word(words.mail_link_action),
  group_name: Str,
  nice_group_name: Str,
  about: Str,
  is_done: Bool,
})

const reading = { method: 'GET', who: 'anyone', params: CODE } as const

export const getMailLink = endpoint('getmaillink', {
  ...reading,
  summary: 'Get what a link in the footer of an email would do, without doing it.',
  returns: MailLink,
  errors: ['invalid link'],
})

export const useMailLink = endpoint('usemaillink', {
  method: 'POST',
  summary:
    'Do what a link in the footer of an email is for, for the member who got the email. Repeating it changes nothing.',
  who: 'anyone',
  csrf: false,
  signed: true,
  params: CODE,
  returns: Success,
  errors: ['invalid link', 'sole owner', 'not subscribed', 'invalid topic_id', 'invalid hashtag_id'],
  records: ['member.left', 'member.inherited'],
})

export const getMailFile = endpoint('getmailfile', {
  ...reading,
  summary:
    'Download a file that was too large for an email, with the link in the email. Works as long as its recipient is a member.',
  returns: stream('application/octet-stream'),
  errors: ['invalid link', 'not subscribed'],
})

/** A poll as the recipient of an email sees it. */
export const MailPoll = resource('mail_poll', { ...fields(['group_name', 'nice_group_name', 'name'], Str), poll: Poll })

export const getMailPoll = endpoint('getmailpoll', {
  ...reading,
  summary: 'Get the poll that a link in an email is about, for the member who got the email.',
  returns: MailPoll,
  errors: ['invalid link', 'not subscribed', 'invalid poll_id'],
})

export const voteByMail = endpoint('votebymail', {
  method: 'POST',
  summary: 'Vote in a poll by the link in an email, as the member who got the email.',
  who: 'anyone',
  // Only the page behind the link has the form.
  csrf: false,
  params: {
    ...CODE,
    choices: Ids({
      description:
        'The numbers of the chosen answers; for ranked polls, the preferred one first. Empty: withdraw the vote.',
      invalid: 'invalid choices',
    }),
  },
  returns: MailPoll,
  errors: [
    'invalid link',
    'not subscribed',
    'invalid poll_id',
    'invalid choices',
    'poll closed',
    'inadequate_permissions',
  ],
  records: ['poll.voted'],
})
