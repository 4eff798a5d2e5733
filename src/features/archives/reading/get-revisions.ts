import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { seesAddresses } from '../files/redact-raw.ts'
import type { RawPart } from '../message/submission.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { attachmentsOf, rawOf, revisionPages } from './stores/message-store.ts'
import { rawText } from './raw-text.ts'
import { inlineLinker, type StoredAttachment } from './view.ts'

export const getMessageRevisions = ({ addresses, blobs, codes, postLimits }: ArchiveDeps) =>
  implement(contract.getMessageRevisions, async ({ tx, params, account, group, access, row: message, fail }) => {
    const isOwn = message.account_id === account.id
    if (!isOwn && !may('mod_page', access)) return fail('inadequate_permissions', 'mod_page')
    const files =
      message.num_attachments > 0 ? await attachmentsOf.all(tx, { group_id: group.id, message_id: message.id }) : []
    const link = inlineLinker(files satisfies StoredAttachment[], { addresses, group })
    const reader = { seesAddresses: isOwn || seesAddresses(access), mailDomain: addresses.mailDomain, codes }
    const page = await pageOf(tx, contract.getMessageRevisions, params, {
      total: message.rev_count,
      fetch: ({ dir, start, page }) =>
        revisionPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, message_id: message.id, ...page }),
      cursorOf: ({ rev }) => ({ key: rev, id: rev }),
      view: revision => ({
        object: 'message_revision' as const,
        ...revision,
        body: link(revision.body),
        raw_message: '',
      }),
    })
    const first = page.data.find(({ rev }) => rev === 1)
    const came = first && (await rawOf.first(tx, { group_id: group.id, message_id: message.id }))
    if (first && came) {
      const raw = { skeleton: came.skeleton, parts: came.parts as RawPart[] }
      first.raw_message = await rawText(raw, { blobs, limit: postLimits.message, reader })
    }
    return page
  })
