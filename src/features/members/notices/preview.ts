import { messagesFor } from '#locales/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import { oneLine, type EmailDraft, type EmailGroup, type RenderEmail } from '#runtime/notifications/email-content.ts'
import { localeOf } from '../../accounts/index.ts'
import { findEmailGroup, type Addresses } from '../../groups/index.ts'
import { unsolicitedWriter } from '../unsolicited-email/emails.ts'
import * as contract from './contract.ts'
import { noticeFooter, noticeWriter, type NoticeKind } from './notices-to-member.ts'
import { rejectedPostWriter } from './rejected-post.ts'

export type NoticePreviewDeps = { addresses: Addresses; renderEmail: RenderEmail }
type PreviewedNotice = {
  type: NoticeKind
  notice: { subject: string; body: string }
  group: EmailGroup
  /** The reader of the preview: the sample recipient, and the sample sender. */
  person: { email: string; full_name: string }
}

/** A notice as an email, with sample text for what others would write. */
function writerFor({ type, notice, group, person }: PreviewedNotice, addresses: Addresses): EmailDraft['write'] {
  const common = { group_id: 0, group, recipient: person.email, by: person.full_name, words: '', notice: notice.body }
  const given = { subject: '', notice: notice.subject }
  const link = `${addresses.url}/decline`
  if (type === 'member_notice_direct_add') {
    const address = `${group.name}@${addresses.mailDomain}`
    const added = { ...common, given, texts: 'added' as const, url: `${addresses.url}/g/${group.name}`, address }
    return unsolicitedWriter(added, addresses, link)
  }
  if (type === 'member_notice_invite') {
    const invited = { ...common, given, texts: 'invitation' as const, url: `${addresses.url}/invite` }
    return unsolicitedWriter({ ...invited, address: person.email }, addresses, link)
  }
  if (type === 'member_notice_rejected_message')
    return (t, locale) => {
      const { subject, reason, post } = t.noticeExample
      return rejectedPostWriter({ group, subject, reason, text: post, isTheirs: true, notice })(t, locale)
    }
  const why = noticeFooter(type)
  if (type !== 'member_notice_message_to_member') return noticeWriter(notice, { group, why }, addresses)
  return (t, locale) => {
    const body = `${notice.body}\n\n${t.noticeExample.message}`
    return noticeWriter({ subject: t.noticeExample.subject, body }, { group, why }, addresses)(t, locale)
  }
}

export const getNoticePreview = ({ addresses, renderEmail }: NoticePreviewDeps) =>
  implement(contract.getNoticePreview, async ({ tx, group: { id }, account, params, fail }) => {
    const { type, subject, body } = params
    if (subject.trim() === '') fail('invalid subject')
    if (body.trim() === '') fail('invalid body')
    const group = (await findEmailGroup(tx, id)) ?? fail('invalid group_id')
    const locale = localeOf(account, params.locale)
    const write = writerFor({ type, notice: { subject, body }, group, person: account }, addresses)
    const { from, ...content } = write(messagesFor(locale).email, locale)
    return {
      object: 'notice_preview' as const,
      from_name: from?.name ?? '',
      recipient: account.email,
      subject: oneLine(content.subject ?? content.title),
      ...renderEmail(content, locale),
    }
  })
