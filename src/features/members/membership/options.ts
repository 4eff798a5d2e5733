import type { Value } from '#contract/enumerations.ts'

/** The defaults of a new membership; only changes are stored. */
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

/** All options of a membership, from the stored changes. */
export const optionsOf = (stored: unknown): MemberOptions => ({ ...memberOptionDefaults, ...(stored as object) })
