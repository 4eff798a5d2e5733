import type { RequestCommand } from '#contract/mail-requests.ts'
import { findLetterGroup } from '#features/groups/index.ts'
import { activeNotices, noticeLetter, requestById } from '#features/members/index.ts'
import { oneLine, theirs, type Letter, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
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
  const text = {
    title: 'Please confirm',
    paragraphs: [
      `Somebody, hopefully you, sent a mail to ${host} with your address, to ${wish}. Nothing in it shows that it was you.`,
      `To ${wish}, just answer this letter. What you write does not matter.`,
    ],
    why: [
      'If it was not you, there is nothing you need to do: without an answer nothing happens. The letter is good once, for three days.',
    ],
    // Its reader may never have heard of the group, whose title may be an advertisement.
    group: { name: group_name, title: '', color: '' },
  }
  const subject = `Please confirm: ${wish}`
  const replyTo = addressTo('confirm', [request.id], group_name)
  return [{ kind: 'confirm_request', recipient: email, subject, text, replyTo, inReplyTo: mime_id }]
}

const answerLetter: LetterWriter<'mail.answered'> = async ({ data }, desk) => {
  const { tx, url, mailDomain } = desk
  const { email: recipient, answer, about_group_id: group_id, in_reply_to: inReplyTo, detail } = data
  const telling = tellings[answer]
  const group = await findLetterGroup(tx, group_id)
  const notice = telling.notice && (await activeNotices.first(tx, { group_id, kinds: [telling.notice.kind] }))
  if (!group || (notice && telling.notice?.is === 'instead')) return []
  const page = `${url}/g/${group.name}`
  const told: Told = {
    group: group.name,
    page,
    forgot: `${url}/forgot`,
    mailDomain,
    detail: theirs(detail),
    found: (await telling.look?.(tx, { group_id, email: recipient, page })) ?? '',
  }
  const subject = oneLine(telling.subject(told))
  const why = [`You get this because you sent a mail to an address of ${group.name}.`]
  const letter: Omit<Letter, 'kind'> = notice
    ? noticeLetter({ ...notice, subject }, { recipient, group, why }, desk)
    : { recipient, subject, text: { title: subject, ...telling.text(told), why, group } }
  return [{ ...letter, kind: 'mail_answer', inReplyTo }]
}

/** The letters that answer mails. */
export const mailLetters: LetterWriters = { 'mail.asked': askedLetter, 'mail.answered': answerLetter }
