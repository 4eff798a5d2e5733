import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { readText } from '#content/text/index.ts'
import type { ParsedSubject } from '#content/text/subject.ts'
import { tagKey } from '#content/text/tag-key.ts'
import type { PostLimits } from '../deps.ts'
import type { SubmissionContent } from '../files/compose-mail.ts'

/**
 * Adapts a message to its group's settings: without attachments if they are stripped, and as plain text if HTML is not
 * allowed.
 */
export async function applyGroupFormat<T extends SubmissionContent>(
  content: T,
  settings: GroupSettings,
  { text: maxBytes }: PostLimits,
): Promise<T> {
  const { files, text } = content
  // It will be refused, so parsing it again is not necessary.
  if (Buffer.byteLength(text.html) > maxBytes) return content
  const isStripped = files.length > 0 && settings.handle_attachments === 'group_attachments_stripped'
  const isPlain = settings.plain_text_only && !text.is_plain_text
  if (!isStripped && !isPlain) return content
  if (isPlain) {
    const plain = await readText({ format: 'plain', text: text.plain })
    const attached = files.map(file => ({ ...file, is_inline: false, content_id: '' }))
    return { ...content, text: plain, files: isStripped ? [] : attached }
  }
  const stripped = {
    html: withoutPictures(text.html),
    body: withoutPictures(text.body),
    quoted: withoutPictures(text.quoted),
    remainder: withoutPictures(text.remainder),
  }
  return { ...content, text: { ...text, ...stripped }, files: [] }
}

// In sanitized HTML there is no < or > inside a tag.
const withoutPictures = (html: string): string =>
  html.replace(/<img\b[^<>]*>/g, picture => (picture.includes(' src="cid:') ? '' : picture))

/** A subject without some of its hashtags; the others are appended. */
export function dropTags({ withoutTags, hashtags }: ParsedSubject, names: readonly string[]): string {
  const unwanted = new Set(names.map(tagKey))
  const remaining = hashtags.filter(name => !unwanted.has(tagKey(name)))
  return [withoutTags, ...remaining.map(name => `#${name}`)].join(' ').trim()
}
