import type { Value } from '#contract/enumerations.ts'

/** What a new membership begins with; a membership keeps only what was changed. */
export const memberOptionDefaults = {
  pending_msg_notify: 'sub_notify_email' as Value<'notify'>,
  pending_sub_notify: 'sub_notify_email' as Value<'notify'>,
  sub_notify: 'sub_notify_none' as Value<'notify'>,
  storage_notify: 'sub_notify_email' as Value<'notify'>,
  sub_group_notify: 'sub_notify_none' as Value<'notify'>,
  message_report_notify: 'sub_notify_email' as Value<'notify'>,
  account_notify: 'sub_notify_email' as Value<'notify'>,
  owner_msg_notify: 'sub_ownermsg_notify_all' as Value<'owner_msg_notify'>,
  chat_notify: 'sub_notify_none' as Value<'notify'>,
  photo_notify: 'sub_notify_none' as Value<'notify'>,
  file_notify: 'sub_notify_none' as Value<'notify'>,
  wiki_notify: 'sub_notify_none' as Value<'notify'>,
  database_notify: 'sub_notify_none' as Value<'notify'>,
  signature: '',
  use_signature: false,
  use_signature_email: false,
  /** Empty: the group's colour. */
  color: '' as Value<'color'> | '',
}
export type MemberOptions = typeof memberOptionDefaults

/** All options of a membership, from what it keeps. */
export const optionsOf = (stored: unknown): MemberOptions => ({ ...memberOptionDefaults, ...(stored as object) })
