import type { Addresses, GroupDeps } from '#features/groups/index.ts'
import type { Locale } from '#locales/index.ts'
import type { RenderEmail } from '#runtime/notifications/email-content.ts'
import { htmlEmail } from './layout/html.ts'
import { plainEmail } from './layout/plain.ts'
import { composeFooter } from './member-copy/footer.ts'
import { fillText } from './member-copy/template.ts'

type Previews = { renderEmail: RenderEmail } & Pick<GroupDeps, 'renderFooter'>

/** Emails as people would get them, for pages that show them before they are sent. */
export const createPreviews = (addresses: Addresses, language: Locale): Previews => ({
  renderEmail: (content, locale) => ({
    text: plainEmail(content, addresses.url),
    html: htmlEmail(content, addresses.url, locale),
  }),
  renderFooter(group, email) {
    const { links, plain, html } = composeFooter(
      {
        ...{ addresses, language, hashtags: [], reply_to: '', poll: null, isForbidden: false },
        group: { ...group, url: `${addresses.url}/g/${group.name}` },
        message: { msg_num: 1, topic_id: 0, email, html: '' },
      },
      [],
    )
    // Tokens are personal: the links of a preview do nothing.
    const codes = links.map(() => '')
    return { text: fillText(plain, codes), html: fillText(html, codes) }
  },
})
