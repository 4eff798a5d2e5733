import type { Client } from 'pg'

/** A table to back up. Generated columns are computed again. */
export type Table = { name: string; columns: string[] }

/** The tables of the schema, without those that PostgreSQL empties after a crash. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c
     where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
  )
  return rows
}

/** What slows a load down, and the statements that create it again. */
export type Removable = { drop: string[]; create: string[] }

/**
 * The foreign keys and the indexes that no constraint needs. Loading without them is faster and needs no order of
 * tables; creating the keys again checks that every reference is there.
 */
export async function readRemovable(client: Client): Promise<Removable> {
  const keys = await client.query<{ drop: string; create: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`,
  )
  const indexes = await client.query<{ drop: string; create: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = current_schema()::regnamespace and not i.indisunique
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by c.relname`,
  )
  return {
    drop: [...keys.rows, ...indexes.rows].map(row => row.drop),
    create: [...indexes.rows, ...keys.rows].map(row => row.create),
  }
}

export type Sequence = { name: string; last_value: string; is_called: boolean }

/** Sequences are outside of transactions: read them after the rows, so that no number is given out twice. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text, is_called from ${client.escapeIdentifier(name)}`,
    )
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}
