import type { Implementation } from '#runtime/call.ts'
import type { Blobs } from '#storage/blobs.ts'
import { getMailFile } from './get-mail-file.ts'
import { getMailLink, useMailLink, type LinkParts } from './use-mail-link.ts'

export { codeOf, dayOf, linkOf, type Link, type LinkAction, type LinkCodes } from './link.ts'
export type { LinkParts } from './use-mail-link.ts'

export const linkVerbs = (parts: LinkParts & { blobs: Blobs }): Implementation[] => [
  getMailLink(parts),
  useMailLink(parts),
  getMailFile(parts),
]
