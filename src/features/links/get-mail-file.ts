import { implement } from '#runtime/calls/handler.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { attachmentById, streamStoredFile } from '../archives/index.ts'
import { findMember } from '../members/index.ts'
import * as contract from './contract.ts'
import { dayOf, parseLinkToken } from './link-token.ts'
import { isActiveMember, type LinkDeps } from './use-mail-link.ts'

/** Recipients of the email could have had the file in it, so they need not sign in; former members cannot get it. */
export const getMailFile = ({ codes, blobs }: LinkDeps & { blobs: BlobStore }) =>
  implement(contract.getMailFile, async ({ tx, params, fail }) => {
    const link = parseLinkToken(codes, params.code, dayOf(Date.now()))
    if (link?.action !== 'get_file') return fail('invalid link')
    const file = await attachmentById.first(tx, { id: link.about_id })
    if (file?.group_id !== link.group_id) return fail('invalid link')
    if (!isActiveMember(await findMember.first(tx, { id: link.member_id }))) fail('not subscribed')
    return { ...(await streamStoredFile(blobs, file)), anywhere: true }
  })
