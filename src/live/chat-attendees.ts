export type Attendee = { account_id: number; display_name: string }
/** Account ids above `after`, up to and including `upTo`. */
export type AccountRange = { after: number; upTo: number }

/** Who is in a chat, on this node and the others. A person may have several connections, on several nodes. */
export type Attendees = {
  /** A connection was opened on this node. Returns whether it is this person's first one here. */
  enter(person: Attendee): boolean
  /** A connection to this node was closed. Returns whether it was this person's last one here. */
  leave(person: Attendee): boolean
  /** A person joined or left another node. */
  setRemote(node: string, person: Attendee, present: boolean): void
  /** The complete list of people in a range who are connected to another node. */
  replace(node: string, range: AccountRange, people: readonly Attendee[]): void
  /** Another node is gone, with everyone connected to it. */
  forget(node: string): void
  /** The people connected to this node. */
  here(): Attendee[]
  /** The people connected to any node. */
  all(): Iterable<Attendee>
  count(): number
}

type LocalAttendee = Attendee & { connections: number }
type RemoteAttendee = Attendee & { nodes: Set<string> }

/** `onChange`: a person was connected to no node and now is to one, or the other way round. */
export function createAttendees(onChange: (person: Attendee, present: boolean) => void): Attendees {
  const local = new Map<number, LocalAttendee>()
  const remote = new Map<number, RemoteAttendee>()

  function drop(node: string, person: RemoteAttendee): void {
    if (!person.nodes.delete(node) || person.nodes.size > 0) return
    remote.delete(person.account_id)
    if (!local.has(person.account_id)) onChange(person, false)
  }
  function add(node: string, { account_id, display_name }: Attendee): void {
    const attendee = remote.get(account_id)
    if (attendee) return void attendee.nodes.add(node)
    const person = { account_id, display_name, nodes: new Set([node]) }
    remote.set(account_id, person)
    if (!local.has(account_id)) onChange(person, true)
  }
  return {
    enter({ account_id, display_name }) {
      const localAttendee = local.get(account_id)
      if (localAttendee) {
        localAttendee.connections += 1
        return false
      }
      const person = { account_id, display_name, connections: 1 }
      local.set(account_id, person)
      if (!remote.has(account_id)) onChange(person, true)
      return true
    },
    leave({ account_id }) {
      const attendee = local.get(account_id)
      if (!attendee || (attendee.connections -= 1) > 0) return false
      local.delete(account_id)
      if (!remote.has(account_id)) onChange(attendee, false)
      return true
    },
    setRemote(node, person, present) {
      const remoteAttendee = remote.get(person.account_id)
      if (present) add(node, person)
      else if (remoteAttendee) drop(node, remoteAttendee)
    },
    replace(node, { after, upTo }, people) {
      const listed = new Set(people.map(({ account_id }) => account_id))
      for (const person of [...remote.values()])
        if (person.account_id > after && person.account_id <= upTo && !listed.has(person.account_id)) drop(node, person)
      for (const person of people) add(node, person)
    },
    forget(node) {
      for (const person of [...remote.values()]) drop(node, person)
    },
    here: () => [...local.values()],
    *all() {
      yield* local.values()
      for (const person of remote.values()) if (!local.has(person.account_id)) yield person
    },
    count: () => local.size + remote.size,
  }
}
