import type { Value } from '#contract/enumerations.ts'
import type { OldAddress } from '#features/archives/index.ts'
import type { MovedSettings } from '#features/groups/index.ts'
import type { LocalizedText } from '#locales/localized-error.ts'
import type { MailSource } from '../import/sources.ts'

/** Something of a list that isn't imported, or differently; `where` is its place in the source. */
export type MoveRemark = { where: string; text: LocalizedText }

/** A member as another service described them. Null: as the group has it for new members. */
export type ListedMember = {
  where: string
  email: string
  name: string
  status: 'sub_status_normal' | 'sub_status_banned'
  mod_status: Value<'mod_status'>
  email_delivery: Value<'email_delivery'> | null
  message_selection: Value<'message_selection'> | null
  post_status: Value<'post_status'>
  /** Email to them was returned, and no longer sent. */
  is_bouncing: boolean
  /** When they joined, as a timestamp. */
  joined: string | null
  /** Only says who looks after the list: they may be members or not. */
  isRoleOnly: boolean
}

export const listedMember = (where: string, email: string, given: Partial<ListedMember> = {}): ListedMember => ({
  where,
  email,
  name: '',
  status: 'sub_status_normal',
  mod_status: 'sub_modstatus_none',
  email_delivery: null,
  message_selection: null,
  post_status: 'sub_poststatus_normal',
  is_bouncing: false,
  joined: null,
  isRoleOnly: false,
  ...given,
})

/** A text that members get when they join or leave. */
export type ListedNotice = { where: string; type: 'member_notice_welcome' | 'member_notice_goodbye'; body: string }

/** A list of another service, ready to be imported. */
export type MovedList = {
  settings: MovedSettings
  /** Whether only members could read its archive; undefined: unknown. */
  isPrivate?: boolean
  members: readonly ListedMember[]
  notices?: readonly ListedNotice[]
  remarks: readonly MoveRemark[]
  archive: MailSource | null
  /** Old addresses of the archive as a whole. */
  addresses: readonly OldAddress[]
  close?(): Promise<void>
}

/** A value of another service without an equivalent, as it is reported. */
export const lostSetting = (where: string, name: string, value: unknown): MoveRemark => {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const text = shown.length > 200 ? `${shown.slice(0, 200)}…` : shown
  return { where, text: t => t.cli.importFrom.lost.setting({ name, value: text.replace(/\s+/g, ' ') }) }
}
