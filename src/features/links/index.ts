import type { Implementation } from '#runtime/call.ts'
import { getMailLink, useMailLink, type LinkParts } from './use-mail-link.ts'

export { codeOf, dayOf, linkOf, type Link, type LinkAction, type LinkCodes } from './link.ts'
export type { LinkParts } from './use-mail-link.ts'

export const linkVerbs = (parts: LinkParts): Implementation[] => [getMailLink(parts), useMailLink(parts)]
