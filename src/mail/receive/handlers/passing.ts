import type { Incoming } from '../incoming.ts'

const maxText = 1_000_000

/** What is passed on of a mail: its text, and the names of the files, which a letter does not carry. */
export function passedOn({ mail, sender, proof }: Incoming) {
  const names = mail.files.map(({ filename }) => `[${filename} is left out]`)
  return {
    email: sender.email,
    full_name: sender.name,
    is_proven: proof.is === 'proven',
    subject: mail.subject,
    body: [mail.text.plain.slice(0, maxText), ...names].join('\n'),
    mime_id: mail.mime_id,
  }
}
