import { Client, DatabaseError, type ClientConfig } from 'pg'
import { withoutTimeouts, withSession } from './connection.ts'
import { DatabaseRefusedError } from './refused.ts'

const denied = '42501'

/** A connection of its own for work on the tables; what its role may not do is told with the cure. */
export async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  // Large tables take their time, and another process may be at it.
  const client = new Client(withSession(withoutTimeouts(connection), 'folkmoot migrate'))
  client.on('error', () => {})
  await client.connect()
  try {
    const { role, database } = await readRights(client)
    return await work(client).catch((error: unknown) => {
      throw deniedSentence(error, role, database) ?? error
    })
  } finally {
    await client.end()
  }
}

/** What the migrations ask for of that which comes with PostgreSQL. */
const extensions = ['pg_trgm', 'btree_gin']

/** Refuses a role that may not make tables, with the rights that it lacks, and a server without what they need. */
export const checkRights = (connection: ClientConfig, needed = extensions): Promise<void> =>
  withClient(connection, client => checkRightsOf(client, needed))

/** The same on a connection that is open. */
export async function checkRightsOf(client: Client, needed: readonly string[] = extensions): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where name not in (select name from pg_available_extensions)',
    [needed],
  )
  if (rows.length > 0)
    throw new DatabaseRefusedError(
      `This PostgreSQL server lacks ${rows.map(({ name }) => name).join(' and ')}. Install the extensions that come with ` +
        `PostgreSQL (the package «postgresql-contrib») where it runs, or choose another server with DATABASE_URL.`,
    )
  const { role, database, schema, mayExtend, mayCreate } = await readRights(client)
  const lacking = [
    ...(mayExtend ? [] : [`GRANT CREATE ON DATABASE ${database} TO ${role};`]),
    ...(mayCreate ? [] : [`GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${role};`]),
  ]
  if (lacking.length === 0) return
  throw new DatabaseRefusedError(
    `The role ${role} may not make tables in the database ${database}. Let a superuser of that server run, in that ` +
      `database: «${lacking.join(' ')}».`,
  )
}

type Rights = { role: string; database: string; schema: string; mayExtend: boolean; mayCreate: boolean }

// Extensions need the right to create in the database itself.
async function readRights(client: Client): Promise<Rights> {
  const { rows } = await client.query<Rights>(
    `select quote_ident(current_user) as role, quote_ident(current_database()) as database,
       quote_ident(coalesce(current_schema(), 'public')) as schema,
       has_database_privilege(current_database(), 'create') as "mayExtend",
       has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as "mayCreate"`,
  )
  return rows[0]!
}

function deniedSentence(error: unknown, role: string, database: string): DatabaseRefusedError | undefined {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  if (!(cause instanceof DatabaseError) || cause.code !== denied) return undefined
  return new DatabaseRefusedError(
    `The role ${role} may not use what is in the database ${database} (${cause.message}). Connect as the role that owns ` +
      `its tables, or let a superuser of that server run, in that database: «ALTER DATABASE ${database} OWNER TO ${role};» ` +
      `and «ALTER TABLE … OWNER TO ${role};» for each of them.`,
    { cause },
  )
}
