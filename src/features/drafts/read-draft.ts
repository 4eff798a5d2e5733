import type { Value } from '#contract/enumerations.ts'
import { HtmlRefusedError, readText, type ReadText } from '#content/text/index.ts'
import type { Failing } from '#runtime/call.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { besidesAnswered, referencesTo, signatureUnder, signed } from '../archives/index.ts'
import { signatureOf } from '../members/index.ts'
import type { DraftRow } from './finders.ts'

type Reading = Failing<'post too big'> & { tx: Tx; group: Group; membership: Membership | null }

/** The text of a draft as it will stand in the archives, and what it answers. Nothing of it leaves without being read here. */
export async function readDraft(
  { tx, group, membership, fail }: Reading,
  draft: DraftRow,
): Promise<{ text: ReadText; references: string[] }> {
  const read = await readBody(draft.body_type as Value<'body_type'>, draft.body, fail)
  const references = draft.message_id === null ? [] : await referencesTo(tx, group.id, draft.message_id)
  const said = await besidesAnswered(tx, group.id, { text: read, references })
  const signature = isPost(draft) ? signatureOf(membership, 'use_signature') : ''
  return { text: signed(said, await signatureUnder(said, signature)), references }
}

/** What goes to the group, or answers what was there. Letters are signed by hand. */
const isPost = ({ draft_type }: DraftRow): boolean =>
  draft_type === 'draft_type_post' || draft_type === 'draft_type_reply'

async function readBody(format: Value<'body_type'>, text: string, fail: Reading['fail']): Promise<ReadText> {
  try {
    return await readText({ format, text, isTyped: true })
  } catch (error) {
    if (error instanceof HtmlRefusedError) return fail('post too big')
    throw error
  }
}
