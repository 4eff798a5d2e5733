import type { FactData, FactName } from '#contract/facts.ts'
import type { NewFact } from '#runtime/jobs/outbox.ts'
import type { CloseReason } from './connection.ts'
import type { ConnectionFilter } from './rooms.ts'

/** Connections to close, and why; serializable, for other processes. */
export type Disconnect = { where: ConnectionFilter; why: CloseReason }

type FactAbout<N extends FactName> = { data: FactData[N]; group_id: number }
type DisconnectRules = { [N in FactName]?: (about: FactAbout<N>) => Disconnect[] }

type DataOf<Data> = { data: Data }
const ofMember = ({ data }: DataOf<{ member_info_id: number }>): Disconnect[] => [
  { where: { member_id: data.member_info_id }, why: 'changed' },
]
const ofSession = ({
  data: { account_id, session_id },
}: DataOf<{ account_id: number; session_id: number }>): Disconnect[] => [
  { where: { account_id, session_id }, why: 'signedOut' },
]
/** Settings that affect what a person may do and see in chats. */
const watchedSettings: readonly string[] = ['chat_access', 'members_visible']

/**
 * Facts that end connections or change what they may see. A client that still has access reconnects and is authorised
 * again.
 */
const disconnectRules: DisconnectRules = {
  'chat.left': ({ data: { chat_id, chat_sub_id } }) => [{ where: { chat_id, chat_sub_id }, why: 'left' }],
  'chat.deleted': ({ data: { chat_id } }) => [{ where: { chat_id }, why: 'deleted' }],
  'member.banned': ofMember,
  'member.removed': ofMember,
  'member.left': ofMember,
  'member.role_changed': ofMember,
  'member.inherited': ofMember,
  'account.session_ended': ofSession,
  'account.logged_out': ofSession,
  'account.suspended': ({ data: { account_id } }) => [{ where: { account_id }, why: 'signedOut' }],
  'account.deleted': ({ data: { account_id } }) => [{ where: { account_id }, why: 'signedOut' }],
  'group.updated': ({ data, group_id }) =>
    data.settings.some(name => watchedSettings.includes(name)) ? [{ where: { group_id }, why: 'changed' }] : [],
  'group.suspended': ({ data }) => data.group_ids.map(group_id => ({ where: { group_id }, why: 'deleted' })),
  'group.deleted': ({ data }) => data.group_ids.map(group_id => ({ where: { group_id }, why: 'deleted' })),
}

/** The connections to close for these facts. */
export const disconnectsFor = (facts: readonly NewFact[]): Disconnect[] =>
  facts.flatMap(({ name, data, group_id }) => {
    // The table pairs each name with its own kind of fact.
    const of = disconnectRules[name] as ((about: FactAbout<FactName>) => Disconnect[]) | undefined
    return of?.({ data, group_id }) ?? []
  })
