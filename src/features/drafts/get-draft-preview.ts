import { parseSubject } from '#content/text/subject.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import * as contract from './contract.ts'
import { linkInlineFiles } from './attachments/inline-files.ts'
import { readDraft } from './read-draft.ts'
import { replySubject } from './sending/reply-target.ts'
import { filesOf } from './store.ts'

export const getDraftPreview = ({ addresses }: ArchiveDeps) =>
  implement(contract.getDraftPreview, async call => {
    const { tx, group, row: draft } = call
    const files = draft.num_attachments === 0 ? [] : await filesOf.all(tx, { draft_id: draft.id })
    const { text } = await readDraft(call, { ...draft, body: linkInlineFiles(draft, files, addresses) })
    const given = parseSubject(await replySubject(tx, group.id, draft), { tag: group.settings.subject_tag })
    const { body, quoted, remainder } = text
    const { withoutTags: subject, hashtags } = given
    return { object: 'draft_preview' as const, draft_id: draft.id, subject, body, quoted, remainder, hashtags }
  })
