import { parseAddress } from '#contract/address.ts'
import type { ImportedPerson } from '#runtime/bundle/part.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** A person as a bundle has them. */
export type BundledPerson = { id: number; email: string; full_name: string; user_name: string; timezone: string }

/** As for direct adds: nobody can sign in before the address is confirmed. */
const insertPeople = query(
  'bundle.insertPeople',
  `insert into accounts (email, full_name, user_name, timezone, status)
   select t.email, t.full_name, t.user_name, case when exists (select from pg_timezone_names z where z.name = t.timezone)
     then t.timezone else 'UTC' end, 'user_status_notconfirmed'
   from unnest(:emails::text[], :full_names::text[], :user_names::text[], :timezones::text[]) as t(email, full_name, user_name, timezone)
   where not exists (select from accounts e where e.email = erased_email(t.email))
     and not exists (select from opted_out_addresses r where r.email in (lower(t.email), erased_email(t.email)))
   order by lower(t.email) on conflict (lower(email)) do nothing`,
)
const findPeople = query(
  'bundle.people',
  `select t.n::int as "n!", a.id, a.status, t.email as "email!", t.full_name as "full_name!"
   from unnest(:emails::text[], :full_names::text[]) with ordinality as t(email, full_name, n)
   join accounts a on lower(a.email) = lower(t.email)
   where not exists (select from opted_out_addresses r where r.email in (lower(t.email), erased_email(t.email)))`,
)

/** Finds or creates the accounts of people, by their numbers in the bundle. Who wants to be added nowhere isn't there. */
export async function importPeople(
  tx: Tx,
  people: readonly BundledPerson[],
): Promise<{ old: number; person: ImportedPerson }[]> {
  const valid = people.filter(({ email }) => parseAddress(email) !== null)
  const columns = {
    emails: valid.map(({ email }) => parseAddress(email)!),
    full_names: valid.map(({ full_name }) => full_name),
  }
  await insertPeople.run(tx, {
    ...columns,
    user_names: valid.map(({ user_name }) => user_name),
    timezones: valid.map(({ timezone }) => timezone),
  })
  return (await findPeople.all(tx, columns)).map(({ n, id, status, email, full_name }) => ({
    old: valid[n - 1]!.id,
    person: { account_id: id, email, full_name, isUnconfirmed: status === 'user_status_notconfirmed' },
  }))
}
