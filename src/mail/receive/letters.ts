import type { RequestCommand } from '#contract/mail-requests.ts'
import { activeNotice, requestById } from '#features/members/index.ts'
import { oneLine, type Letter, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
import { delivery, tellings, type Told } from './tellings.ts'

/** What somebody is asked to confirm. */
const wishes: Record<RequestCommand, (group: string) => string> = {
  subscribe: group => `join the group ${group}`,
  unsubscribe: group => `leave the group ${group}`,
  single: group => `get ${delivery.single} from ${group}`,
  digest: group => `get ${delivery.digest} from ${group}`,
  fulldigest: group => `get ${delivery.fulldigest} from ${group}`,
  summary: group => `get ${delivery.summary} from ${group}`,
  special: group => `get ${delivery.special} from ${group}`,
  nomail: group => `get ${delivery.nomail} from ${group}`,
}

const askedLetter: LetterWriter<'mail.asked'> = async ({ data }, { tx, url, addressTo }) => {
  const request = await requestById.first(tx, { id: data.mail_request_id })
  if (!request) return []
  const { email, command, group_name, mime_id } = request
  const { host } = new URL(url)
  const wish = wishes[command as RequestCommand](group_name)
  const body = `Somebody, hopefully you, sent a mail to ${host} with your address, to ${wish}. Nothing in it shows that it was you.

To ${wish}, just answer this letter. What you write does not matter.

If it was not you, there is nothing you need to do: without an answer nothing happens. The letter is good once, for three
days.

--
${group_name}: ${url}/g/${group_name}
`
  const subject = `Please confirm: ${wish}`
  const replyTo = addressTo('confirm', [request.id], group_name)
  return [{ kind: 'confirm_request', recipient: email, subject, body, replyTo, inReplyTo: mime_id }]
}

const answerLetter: LetterWriter<'mail.answered'> = async ({ data }, { tx, url, mailDomain }) => {
  const { email, answer, about_group_id, in_reply_to, detail } = data
  const telling = tellings[answer]
  const kind = telling.instead ?? telling.notice ?? ''
  const group = await activeNotice.first(tx, { group_id: about_group_id, kind })
  if (!group) return []
  if (telling.instead && group.subject !== null) return []
  const { group_name } = group
  const told: Told = {
    group_name,
    address: `${group_name}@${mailDomain}`,
    url,
    mailDomain,
    detail: oneLine(detail),
    notice: (group.body ?? '').trim(),
  }
  const letter: Letter = {
    kind: 'mail_answer',
    recipient: email,
    subject: oneLine(telling.subject(told)),
    body: `${telling.text(told)}\n\n--\n${group_name}: ${url}/g/${group_name}\n`,
    inReplyTo: in_reply_to,
  }
  return [letter]
}

/** The letters that answer mails. */
export const mailLetters: LetterWriters = { 'mail.asked': askedLetter, 'mail.answered': answerLetter }
