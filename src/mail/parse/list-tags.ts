import type { ImportedMail } from '#features/archives/index.ts'
import { messageKey } from '#content/message-key.ts'
import { searchableMessage } from '#content/searchable-message.ts'
import { vectorBytes } from '#content/tokenizer/index.ts'
import { parseSubject } from '#content/text/subject.ts'
import type { ReadMail } from './read-mail.ts'
import type { MailReason } from './mail-refused-error.ts'

/** The subject tag of the group, and that of the former list. */
export type SubjectTags = { tag: string; listTag: string }

type MailContent = Pick<ReadMail, 'author' | 'subject' | 'text' | 'mime_id'> & {
  files: readonly { filename: string }[]
}
type WithoutListTags<Mail extends MailContent> = Omit<Mail, 'subject' | 'text'> &
  Pick<ImportedMail, 'read' | 'text' | 'words' | 'key'>

/** A mail as an import keeps it. */
export type ArchivedMail = WithoutListTags<ReadMail>
export type ArchivedResult = { mail: ArchivedMail } | { refused: MailReason }

/** Prepares a mail for import in the worker thread, so that little is transferred and nothing is left to parse. */
export function removeListTags<Mail extends MailContent>(
  { subject, text, ...mail }: Mail,
  tags: SubjectTags,
): WithoutListTags<Mail> {
  const { author, mime_id, files }: Omit<MailContent, 'subject' | 'text'> = mail
  const { body, quoted, remainder, snippet, is_plain_text, isDoubtful } = text
  const parsed = parseSubject(subject || '(no subject)', tags)
  return {
    ...mail,
    read: parsed,
    text: { body, quoted, remainder, snippet, is_plain_text, ...(isDoubtful && { doubtful: text.words }) },
    words: vectorBytes(searchableMessage({ read: parsed, words: text.words, files, author })),
    key: messageKey(mime_id, author.email, text.html).toString('hex'),
  }
}
