import type { Value } from '#contract/enumerations.ts'
import { HtmlRefusedError, readText, type ParsedText } from '#content/text/index.ts'
import type { FailContext } from '#runtime/calls/handler.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { resolveQuotedReply, referencesTo, signatureUnder, withSignature } from '../archives/index.ts'
import { signatureOf } from '../members/index.ts'
import type { DraftRow } from './finders.ts'

type ReadDraftCall = FailContext<'post too big'> & { tx: Tx; group: Group; membership: Membership | null }

/** Parses the text of a draft as it will be in the archives, with its parent. Everything sent passes here. */
export async function readDraft({ tx, group, membership, fail }: ReadDraftCall, draft: DraftRow) {
  const read = await readBody(draft.body_type as Value<'body_type'>, draft.body, fail)
  const references = draft.message_id === null ? [] : await referencesTo(tx, group.id, draft.message_id)
  const quotedReply = await resolveQuotedReply(tx, group.id, { text: read, references })
  const signature = isPost(draft) ? signatureOf(membership, 'use_signature') : ''
  return { text: withSignature(quotedReply, await signatureUnder(quotedReply, signature)), references }
}

/** Posts and replies get the signature; private emails don't. */
const isPost = ({ draft_type }: DraftRow): boolean =>
  draft_type === 'draft_type_post' || draft_type === 'draft_type_reply'

async function readBody(format: Value<'body_type'>, text: string, fail: ReadDraftCall['fail']): Promise<ParsedText> {
  try {
    return await readText({ format, text, isTyped: true })
  } catch (error) {
    if (error instanceof HtmlRefusedError) return fail('post too big')
    throw error
  }
}
