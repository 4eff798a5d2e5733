import type { RequestCommand } from '#contract/mail-requests.ts'
import { findLetterGroup } from '#features/groups/index.ts'
import { activeNotices, requestById } from '#features/members/index.ts'
import { oneLine, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
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
  const group = await findLetterGroup(tx, request.group_id)
  if (!group) return []
  const text = {
    title: 'Was it you?',
    paragraphs: [
      `Somebody, hopefully you, sent a mail to ${host} with your address, to ${wish}. Nothing in it shows that it was you.`,
      `To ${wish}, just answer this letter. What you write does not matter.`,
      'If it was not you, there is nothing you need to do: without an answer nothing happens. The letter is good once, for three days.',
    ],
    why: [`You get this because a mail came to ${host} in your name.`],
    group,
  }
  const subject = `Please confirm: ${wish}`
  const replyTo = addressTo('confirm', [request.id], group_name)
  return [{ kind: 'confirm_request', recipient: email, subject, text, replyTo, inReplyTo: mime_id }]
}

const answerLetter: LetterWriter<'mail.answered'> = async ({ data }, { tx, url, mailDomain }) => {
  const { email, answer, about_group_id, in_reply_to, detail } = data
  const telling = tellings[answer]
  const kinds = [telling.instead ?? telling.notice ?? []].flat()
  const group = await findLetterGroup(tx, about_group_id)
  const notice = await activeNotices.first(tx, { group_id: about_group_id, kinds })
  if (!group || (telling.instead && notice)) return []
  const { name } = group
  const told: Told = {
    group_name: name,
    address: `${name}@${mailDomain}`,
    url,
    mailDomain,
    detail: oneLine(detail),
    notice: (notice?.body ?? '').trim(),
    found: (await telling.look?.(tx, { group_id: about_group_id, email, page: `${url}/g/${name}` })) ?? '',
  }
  const subject = oneLine(telling.subject(told))
  const text = { title: subject, words: telling.text(told), why: [`You get this because you wrote to ${name}.`], group }
  return [{ kind: 'mail_answer', recipient: email, subject, text, inReplyTo: in_reply_to }]
}

/** The letters that answer mails. */
export const mailLetters: LetterWriters = { 'mail.asked': askedLetter, 'mail.answered': answerLetter }
