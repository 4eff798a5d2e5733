import type { Implementation } from '#runtime/calls/handler.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { getMailFile } from './get-mail-file.ts'
import { getMailLink, useMailLink, type LinkDeps } from './use-mail-link.ts'
import { getMailPoll, voteByMail } from './vote-by-mail.ts'

export { linkToken, dayOf, parseLinkToken, type Link, type LinkAction, type LinkTokens } from './link-token.ts'
export type { LinkDeps } from './use-mail-link.ts'

export const linkHandlers = (deps: LinkDeps & { blobs: BlobStore }): Implementation[] => [
  getMailLink(deps),
  useMailLink(deps),
  getMailFile(deps),
  getMailPoll(deps),
  voteByMail(deps),
]
