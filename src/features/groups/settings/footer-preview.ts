import type { Group } from '#runtime/calls/targets.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { sanitizeOrNull } from './description.ts'

export type FooterPreviewDeps = {
  /** The footer of a message whose author has this address. */
  renderFooter(group: Group, email: string): { text: string; html: string }
}

export const getFooterPreview = ({ renderFooter }: FooterPreviewDeps) =>
  implement(contract.getFooterPreview, async ({ group, account, params, refuse }) => {
    const footer = (await sanitizeOrNull(params.footer)) ?? refuse('footer')
    const settings = { ...group.settings, footer }
    return { object: 'footer_preview' as const, ...renderFooter({ ...group, settings }, account.email) }
  })
