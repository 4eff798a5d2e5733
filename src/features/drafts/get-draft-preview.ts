import { readSubject } from '#content/text/subject.ts'
import { implement } from '#runtime/call.ts'
import type { ArchiveParts } from '../archives/index.ts'
import * as contract from './contract.ts'
import { addressFiles } from './inline-files.ts'
import { readDraft } from './read-draft.ts'
import { subjectOfAnswer } from './replied.ts'
import { filesOf } from './store.ts'

export const getDraftPreview = ({ addresses }: ArchiveParts) =>
  implement(contract.getDraftPreview, async call => {
    const { tx, group, row: draft } = call
    const files = draft.num_attachments === 0 ? [] : await filesOf.all(tx, { draft_id: draft.id })
    const { text } = await readDraft(call, { ...draft, body: addressFiles(draft, files, addresses) })
    const given = readSubject(await subjectOfAnswer(tx, group.id, draft), { tag: group.settings.subject_tag })
    const { body, quoted, remainder } = text
    const { withoutTags: subject, hashtags } = given
    return { object: 'draft_preview' as const, draft_id: draft.id, subject, body, quoted, remainder, hashtags }
  })
