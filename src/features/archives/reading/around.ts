import { permsOf, type Position } from '#contract/permissions.ts'
import type { Account } from '#runtime/identity.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { groupView, type Addresses } from '../../groups/index.ts'
import { ownMembership, type MemberObject } from '../../members/index.ts'

type Asker = { tx: Tx; account: Account | null; group: Group; membership: Membership | null; position: Position }
type Views = { group_perms: ReturnType<typeof permsView>; group: ReturnType<typeof groupView> }
export type Around = Views & { sub_data: MemberObject[] }

const permsView = (position: Position) => ({ object: 'perms' as const, ...permsOf(position) })

// The rows live in the cache of the road for a second, and what is made of them lives as long: a list says it each time.
const seen = new WeakMap<Group, Map<string, Views>>()
const subscriptions = new WeakMap<Membership, Promise<MemberObject[]>>()

/** What a list in a group says of the group and of the caller in it. */
export async function aroundGroup(asker: Asker, addresses: Addresses): Promise<Around> {
  return { ...viewsOf(asker, addresses), sub_data: await subscriptionOf(asker) }
}

function viewsOf({ group, position }: Asker, addresses: Addresses): Views {
  const { standing, grants, muted, hasSubscription } = position
  const key = `${standing} ${[...grants].join()} ${muted} ${hasSubscription}`
  const known = seen.get(group) ?? new Map<string, Views>()
  seen.set(group, known)
  const views = known.get(key) ?? { group_perms: permsView(position), group: groupView(group, position, addresses) }
  known.set(key, views)
  return views
}

/** The caller's own subscription, where they have one. */
function subscriptionOf({ tx, membership, ...asker }: Asker): Promise<MemberObject[]> {
  const { account } = asker
  if (!membership || !account) return Promise.resolve([])
  const known = subscriptions.get(membership)
  if (known) return known
  const found = ownMembership(tx, { ...asker, account, membership }).then(own => (own ? [own] : []))
  subscriptions.set(membership, found)
  // One that failed is not remembered; whoever waits for it hears of it.
  found.catch(() => subscriptions.delete(membership))
  return found
}
