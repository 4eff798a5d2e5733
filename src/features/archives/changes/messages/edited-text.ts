import type { Value } from '#contract/enumerations.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { HtmlRefusedError, readText, type ParsedText } from '#content/text/index.ts'
import type { Addresses } from '#features/groups/index.ts'
import { withNames } from '../../files/inline-links.ts'
import { attachmentAddress } from '../../reading/view.ts'

type InlineFile = { id: number; content_id: string }
type EditedTextParams = { body: string; body_type: Value<'body_type'> }

/** Parses the new text of a message; null if it exceeds the limits. */
export async function parseEditedText(
  { body, body_type }: EditedTextParams,
  files: readonly InlineFile[],
  { addresses, settings, quoted }: { addresses: Addresses; settings: GroupSettings; quoted: string },
): Promise<ParsedText | null> {
  // Links to the message's own images are stored as `cid:` references.
  const linked = files.map(({ id, content_id }) => ({ content_id, url: attachmentAddress(addresses, id) }))
  const text = body_type === 'plain' ? body : withNames(body, linked)
  try {
    const read = await readText({ format: body_type, text, isTyped: quoted === '' })
    const isPlain = settings.plain_text_only && !read.is_plain_text
    return isPlain ? await readText({ format: 'plain', text: read.plain }) : read
  } catch (error) {
    if (error instanceof HtmlRefusedError) return null
    throw error
  }
}
