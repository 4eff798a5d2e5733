import type { MailboxParts } from '#features/delivery/index.ts'
import { readMails } from '../parse/index.ts'
import { letterMail } from './letter-mail.ts'
import { keptLetterById } from './store.ts'

/** How mails of the local mailbox are written and read. */
export const mailboxOf = ({ mailDomain }: { mailDomain: string }): MailboxParts => ({
  async keptLetter(tx, id) {
    const letter = await keptLetterById.first(tx, { id })
    if (!letter) return null
    const { from, to, raw } = await letterMail(letter, mailDomain)
    return { from, to, raw: Buffer.concat(raw) }
  },
  async readKept(raw) {
    const [reading] = await readMails([raw])
    if (!reading || 'refused' in reading) return null
    const { subject, text, files } = reading.mail
    return { subject, html: text.html, plain: text.plain, files }
  },
})
