import { messagesFor, type Locale } from '#locales/index.ts'
import type { NotificationEvent } from './notification-kinds.ts'

type NotificationFields = { event: NotificationEvent; full_name: string; num: number; subject: string; group: string }

/** A notification as a sentence. */
export function notificationText(
  { event, full_name, num, subject, group }: NotificationFields,
  locale: Locale,
): string {
  const t = messagesFor(locale).notifications
  const name = full_name || t.someone
  const count = num - 1
  switch (event) {
    case 'liked':
      return num > 1 ? t.text.likedBySeveral({ name, count, subject }) : t.text.liked({ name, subject })
    case 'replied':
      return num > 1 ? t.text.repliedOften({ name, count, subject }) : t.text.replied({ name, subject })
    case 'posted':
      return num > 1 ? t.text.postedOften({ name, count, subject }) : t.text.posted({ name, subject })
    case 'mentioned':
    case 'mentioned_in_chat':
    case 'started':
      return t.text[event]({ name, subject })
    case 'role_changed':
      return t.role[roleOf(subject)]({ group })
    case 'request_approved':
    case 'request_rejected':
    case 'invited':
      return t.text[event]({ group })
    default:
      return t.text[event]({ subject })
  }
}

const roleOf = (mod_status: string) =>
  mod_status === 'sub_modstatus_owner' ? 'owner' : mod_status === 'sub_modstatus_moderator' ? 'moderator' : 'member'
