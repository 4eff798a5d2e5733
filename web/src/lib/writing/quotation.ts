import type { Group } from '../topics.ts'
import type { Quotation } from './draft-actions.ts'

type Quoted = { msg_num: number; text?: string }
/** A message as the text that a reply to it begins with, in the format that its author prefers. */
export async function loadQuote(
  { read, me }: Pick<App.Locals, 'read' | 'me'>,
  group: Group,
  quoted: Quoted,
): Promise<Quotation> {
  const about = { group_name: group.name, ...quoted }
  const preferred = (await me())?.post_pref
  const isPlain = preferred === 'user_postpref_plain' || group.plain_text_only
  const isRich = preferred === 'user_postpref_html' && !isPlain
  const [{ body, body_type }, rich] = await Promise.all([
    read.getquote({ ...about, body_type: isPlain ? 'plain' : 'markdown' }),
    isRich ? read.getquote({ ...about, body_type: 'html' }) : null,
  ])
  return { body, body_type, ...(rich && { html: rich.body }) }
}
