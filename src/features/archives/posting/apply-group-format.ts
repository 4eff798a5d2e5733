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
export async function applyGroupFormat<W extends SubmissionContent>(
  written: W,
  settings: GroupSettings,
  { text: largest }: PostLimits,
): Promise<W> {
  const { files, text } = written
  // It will be refused, so it need not be parsed again.
  if (Buffer.byteLength(text.html) > largest) return written
  const isStripped = files.length > 0 && settings.handle_attachments === 'group_attachments_stripped'
  const isPlain = settings.plain_text_only && !text.is_plain_text
  if (!isStripped && !isPlain) return written
  if (isPlain) {
    const plain = await readText({ format: 'plain', text: text.plain })
    const beside = files.map(file => ({ ...file, is_inline: false, content_id: '' }))
    return { ...written, text: plain, files: isStripped ? [] : beside }
  }
  const stripped = {
    html: withoutPictures(text.html),
    body: withoutPictures(text.body),
    quoted: withoutPictures(text.quoted),
    remainder: withoutPictures(text.remainder),
  }
  return { ...written, text: { ...text, ...stripped }, files: [] }
}

// In clean HTML there is no < or > inside a tag.
const withoutPictures = (html: string): string =>
  html.replace(/<img\b[^<>]*>/g, picture => (picture.includes(' src="cid:') ? '' : picture))

/** A subject without some of its hashtags; the others are appended. */
export function dropTags({ withoutTags, hashtags }: ParsedSubject, names: readonly string[]): string {
  const unwanted = new Set(names.map(tagKey))
  const kept = hashtags.filter(name => !unwanted.has(tagKey(name)))
  return [withoutTags, ...kept.map(name => `#${name}`)].join(' ').trim()
}
