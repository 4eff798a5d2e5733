import type { PagePlatform } from '../../src/runtime/http/web/platform.ts'
import type { Api } from '#lib/api.ts'
import type { Drawn } from '#lib/render/page-chunks.ts'
import type { User } from '#lib/topics.ts'
import type { Locale } from '#lib/i18n.ts'

declare global {
  namespace App {
    interface Platform extends PagePlatform {}
    interface Locals {
      /** Calls as the reader; a refusal is an error to look at. */
      api: Api
      /** The same for what a page shows: a refusal is a page of its own, or the way to the door. */
      read: Api
      /** Who looks at the page; null for a visitor. */
      me(): Promise<User | null>
      language: Locale
      /** The language of the browser with its region, such as `en-GB`. */
      tag: string
      /** What is drawn of the page. */
      drawn: Drawn
      /** The page shows what everybody may read, so that a cache may keep it for who is not signed in. */
      isForAll?: boolean
    }
    interface Error {
      message: string
    }
  }
}
