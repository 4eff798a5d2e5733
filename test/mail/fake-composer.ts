import type { Composer, OutgoingMail } from '#mail/send/outgoing-message.ts'
import { type MailKinds, memberMailKind } from '#mail/send/queue/mail-kind.ts'

const text = Buffer.from('A line of an ordinary length in a mail that is not very long.\r\n'.repeat(60))

/** Generated mails of the usual size. */
export const fakeComposer: Composer<OutgoingMail> = {
  async compose(_tx, { message_id, group_id }) {
    const id = `<${message_id}.${group_id}@stand.in>`
    return {
      async for({ member_id, email, full_name }) {
        const head = `Message-ID: ${id}\r\nFrom: Ada <ada@example.org>\r\nTo: ${full_name} <${email}>\r\nSubject: Bread\r\nList-Unsubscribe: <https://example.org/${member_id}>\r\n\r\n`
        const foot = Buffer.from(`--\r\nhttps://example.org/m/${member_id}\r\n`)
        return { from: `bounce+${member_id}@example.org`, to: email, raw: [Buffer.from(head), text, foot] }
      },
    }
  },
}

export const fakeMailKinds: MailKinds = { single: memberMailKind(fakeComposer) }
