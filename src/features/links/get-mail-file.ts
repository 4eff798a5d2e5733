import { implement } from '#runtime/call.ts'
import type { Blobs } from '#storage/blobs.ts'
import { attachmentById, storedFile } from '../archives/index.ts'
import { findMember } from '../members/index.ts'
import * as contract from './contract.ts'
import { dayOf, linkOf } from './link.ts'
import { isIn, type LinkParts } from './use-mail-link.ts'

/** Whoever had the mail could have had the file in it, and need not sign in for it; whoever has left since gets it no more. */
export const getMailFile = ({ codes, blobs }: LinkParts & { blobs: Blobs }) =>
  implement(contract.getMailFile, async ({ tx, params, fail }) => {
    const link = linkOf(codes, params.code, dayOf(Date.now()))
    if (link?.action !== 'get_file') return fail('invalid link')
    const file = await attachmentById.first(tx, { id: link.about_id })
    if (file?.group_id !== link.group_id) return fail('invalid link')
    if (!isIn(await findMember.first(tx, { id: link.member_id }))) fail('not subscribed')
    return { ...(await storedFile(blobs, file)), anywhere: true }
  })
