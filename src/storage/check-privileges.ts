import { Client, DatabaseError, type ClientConfig } from 'pg'
import { withoutTimeouts, withSessionOptions } from './connections/session-options.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

const insufficientPrivilege = '42501'

/** A separate connection for schema changes; missing privileges are reported with instructions. */
export async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  // Large tables take long, and another process may be migrating.
  const client = new Client(withSessionOptions(withoutTimeouts(connection), 'folkmoot migrate'))
  client.on('error', () => {})
  await client.connect()
  try {
    const { role, database } = await readPrivileges(client)
    return await work(client).catch((error: unknown) => {
      throw privilegeError(error, role, database) ?? error
    })
  } finally {
    await client.end()
  }
}

/** The extensions that the migrations need. */
const extensions = ['pg_trgm', 'btree_gin']

/** Refuses a role that may not create tables, naming the missing privileges, and a server without the extensions. */
export const checkPrivileges = (connection: ClientConfig, needed = extensions): Promise<void> =>
  withClient(connection, client => checkPrivilegesOn(client, needed))

/** The same on an open connection. */
export async function checkPrivilegesOn(client: Client, needed: readonly string[] = extensions): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where name not in (select name from pg_available_extensions)',
    [needed],
  )
  if (rows.length > 0)
    throw new DatabaseRefusedError(t => t.database.noExtensions({ names: rows.map(({ name }) => name).join(', ') }))
  const { role, database, schema, mayExtend, mayCreate } = await readPrivileges(client)
  const lacking = [
    ...(mayExtend ? [] : [`GRANT CREATE ON DATABASE ${database} TO ${role};`]),
    ...(mayCreate ? [] : [`GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${role};`]),
  ]
  if (lacking.length === 0) return
  throw new DatabaseRefusedError(t => t.database.cannotCreate({ role, database, sql: lacking.join(' ') }))
}

type RolePrivileges = { role: string; database: string; schema: string; mayExtend: boolean; mayCreate: boolean }

// Extensions need the CREATE privilege in the database itself.
async function readPrivileges(client: Client): Promise<RolePrivileges> {
  const { rows } = await client.query<RolePrivileges>(
    `select quote_ident(current_user) as role, quote_ident(current_database()) as database,
       quote_ident(coalesce(current_schema(), 'public')) as schema,
       has_database_privilege(current_database(), 'create') as "mayExtend",
       has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as "mayCreate"`,
  )
  return rows[0]!
}

function privilegeError(error: unknown, role: string, database: string): DatabaseRefusedError | undefined {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  if (!(cause instanceof DatabaseError) || cause.code !== insufficientPrivilege) return undefined
  return new DatabaseRefusedError(t => t.database.cannotUse({ role, database, reason: cause.message }), { cause })
}
