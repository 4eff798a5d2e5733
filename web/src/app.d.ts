import type { PagePlatform } from '../../src/runtime/http/web/platform.ts'
import type { Api } from '#lib/api.ts'
import type { Inbox } from '#lib/current-user.ts'
import type { FormError } from '#lib/forms/run-action.ts'
import type { Drawn } from '#lib/render/page-chunks.ts'
import type { Group, User } from '#lib/topics.ts'
import type { UnsentForm } from '#lib/forms/unsent-form.ts'
import type { Locale } from '#lib/i18n.ts'
import type { LocalePreferences } from '#lib/locale.ts'

declare global {
  namespace App {
    interface Platform extends PagePlatform {
      /** A form whose sender has to sign in first. */
      unsent?: UnsentForm
    }
    interface Locals {
      /** Calls as the reader; a refusal is an error to look at. */
      api: Api
      /** The same for page loads: an error becomes an error page, or a redirect to sign in. */
      read: Api
      /** The current user; null for a visitor. */
      me(): Promise<User | null>
      /** What needs the attention of the current user; null for a visitor. */
      inbox(): Promise<Inbox | null>
      /** The group of the page. */
      group(): Promise<Group>
      language: Locale
      /** In whose language, zone and formats the page is written; the group's, in a group. Without waiting for the inbox, as `parent()` does. */
      manner(): Promise<LocalePreferences>
      /** The language of the browser with its region, such as `en-GB`. */
      tag: string
      /** The rendered fragments of the page. */
      drawn: Drawn
      /** A form of this request that was refused, for the error page of who may not see its page any more. */
      refused?: FormError
      /** The page is public, so a cache may store it for visitors. */
      isForAll?: boolean
      /** What the address names isn't there; the page offers something else. */
      isMissing?: boolean
    }
    interface Error {
      message: string
    }
  }
}
