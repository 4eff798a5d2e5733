import { defineParams } from '@sveltejs/kit/params'
import { isEmailLinkPage } from '#lib/account/email-links.ts'
import { isPlaceholderPage } from '#lib/public/placeholder-pages.ts'

/** Parts of addresses that are one of a few words. */
export const params = defineParams({
  later: param => (isPlaceholderPage(param) ? param : undefined),
  letter: param => (isEmailLinkPage(param) ? param : undefined),
  mail: param => (param === 'link' || param === 'unsubscribe' ? param : undefined),
  provider: param => (param === 'idpa' || param === 'idpb' ? param : undefined),
})
