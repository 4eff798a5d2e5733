/** The messages of the catalogue, as the pages use them. */
export {
  DEFAULT_LOCALE,
  isLocale,
  locales,
  matchLocale,
  messageFor,
  messagesFor,
  type Locale,
  type Messages,
} from '../../../messages/index.ts'
