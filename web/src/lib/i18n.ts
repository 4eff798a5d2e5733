/** The messages of the catalogue, as the pages use them. */
export {
  conventionsOf,
  DEFAULT_LOCALE,
  isLocale,
  locales,
  matchTag,
  messageFor,
  messagesFor,
  type Conventions,
  type Locale,
  type Messages,
} from '../../../locales/index.ts'
