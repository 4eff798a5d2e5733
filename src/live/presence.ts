import type { Attendee, Attendees, AccountRange } from './chat-attendees.ts'

type PresenceEvent =
  | { change: { chat_id: number; person: Attendee; present: boolean } }
  | { list: { chat_id: number; range: AccountRange; people: Attendee[] } }
  /** Requests the people in these chats. Without `to`, every node with someone in them responds. */
  | { ask: { chat_ids: number[]; to?: string } }
  | { heartbeat: true }
/** A message between nodes. They are numbered, so that a lost one is noticed. */
export type PresenceMessage = { node: string; seq: number } & PresenceEvent

type PresenceDeps = {
  publish: (note: PresenceMessage) => void
  chats: () => number[]
  attendeesOf: (chat_id: number) => Attendees | undefined
  clock?: () => number
}

/** Tells each node who is in the chats of the others. docs/decisions/0035 */
export type Presence = {
  /** A person joined or left this node. */
  changed(chat_id: number, person: Attendee, present: boolean): void
  /** The first person in a chat on this node needs to know who is on others. */
  ask(chat_id: number): void
  receive(note: PresenceMessage): void
  /** Called periodically. */
  beat(): void
}

export const heartbeatMs = 5000
/** A node that was silent for this long is gone, with everyone connected to it. */
const deadAfterMs = 4 * heartbeatMs
const everyone: AccountRange = { after: 0, upTo: Number.MAX_SAFE_INTEGER }
// A message has to fit into a PostgreSQL notification, which is limited to 8,000 bytes.
const maxListBytes = 4000
const maxAsked = 200

export function createPresence({
  publish,
  chats,
  attendeesOf,
  clock = () => performance.now(),
}: PresenceDeps): Presence {
  const ownNode: string = crypto.randomUUID()
  const nodes = new Map<string, { seq: number; heardAt: number }>()
  let seq = 0

  const send = (message: PresenceEvent): void => publish({ node: ownNode, seq: (seq += 1), ...message })
  function list(chat_id: number): void {
    for (const part of splitIntoLists(attendeesOf(chat_id)?.here() ?? [])) send({ list: { chat_id, ...part } })
  }
  function answer({ chat_ids, to }: { chat_ids: number[]; to?: string }): void {
    if (to !== undefined && to !== ownNode) return
    for (const chat_id of chat_ids) if (to === ownNode || attendeesOf(chat_id)) list(chat_id)
  }
  /** A message was lost, which may have been a change, a request or a response: both sides send their state. */
  function synchronise(node: string): void {
    const chat_ids = chats()
    for (let n = 0; n < chat_ids.length; n += maxAsked)
      send({ ask: { chat_ids: chat_ids.slice(n, n + maxAsked), to: node } })
    for (const chat_id of chat_ids) list(chat_id)
  }
  return {
    changed: (chat_id, person, present) => send({ change: { chat_id, person: attendeeOf(person), present } }),
    ask: chat_id => send({ ask: { chat_ids: [chat_id] } }),
    receive(note) {
      const { node } = note
      const expected = (nodes.get(node)?.seq ?? 0) + 1
      nodes.set(node, { seq: note.seq, heardAt: clock() })
      if ('change' in note) attendeesOf(note.change.chat_id)?.setRemote(node, note.change.person, note.change.present)
      if ('list' in note) attendeesOf(note.list.chat_id)?.replace(node, note.list.range, note.list.people)
      if ('ask' in note) answer(note.ask)
      if (note.seq !== expected) synchronise(node)
    },
    beat() {
      const [chat_ids, now] = [chats(), clock()]
      for (const [node, { heardAt }] of nodes) {
        if (now - heardAt <= deadAfterMs) continue
        nodes.delete(node)
        for (const chat_id of chat_ids) attendeesOf(chat_id)?.forget(node)
      }
      // A node without chats has nothing to report; after a while the others forget it.
      if (chat_ids.length > 0) send({ heartbeat: true })
    },
  }
}

const attendeeOf = ({ account_id, display_name }: Attendee): Attendee => ({ account_id, display_name })

/** Splits a list into parts that fit into a message. Together the ranges of the parts cover everyone. */
function splitIntoLists(people: readonly Attendee[]): { range: AccountRange; people: Attendee[] }[] {
  const parts: { range: AccountRange; people: Attendee[] }[] = [{ range: { ...everyone }, people: [] }]
  let bytes = 0
  for (const person of people.map(attendeeOf).toSorted((a, b) => a.account_id - b.account_id)) {
    const size = Buffer.byteLength(JSON.stringify(person)) + 1
    const part = parts.at(-1)!
    const last = part.people.at(-1)
    if (last && bytes + size > maxListBytes) {
      part.range.upTo = last.account_id
      parts.push({ range: { after: last.account_id, upTo: everyone.upTo }, people: [person] })
      bytes = size
    } else {
      part.people.push(person)
      bytes += size
    }
  }
  return parts
}
