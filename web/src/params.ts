import { defineParams } from '@sveltejs/kit/params'
import { isEmailLinkPage } from '#lib/account/email-links.ts'
import { isSection } from '#lib/group-settings/settings.ts'

/** Route parameters with a fixed set of values. */
export const params = defineParams({
  settings: param => (isSection(param) ? param : undefined),
  email_link: param => (isEmailLinkPage(param) ? param : undefined),
  mail: param => (param === 'link' || param === 'unsubscribe' ? param : undefined),
  provider: param => (param === 'idpa' || param === 'idpb' ? param : undefined),
})
