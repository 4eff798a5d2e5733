import type { PoolConfig } from 'pg'
import type { Settings } from '#settings/index.ts'
import type { Database } from '#storage/database.ts'

export type OpenedDatabase = {
  database: Database
  /** Where the embedded server keeps its files; undefined for one of somebody else. */
  cluster: string | undefined
  /** Absent in a server, which runs on a database whose migrations are applied. */
  connection?: PoolConfig
}

/** What is examined: the one that a command is meant for, or the one that runs here. */
export type Installation = {
  settings: Settings
  /** Null: there is no database yet. */
  withDatabase<T>(work: (opened: OpenedDatabase) => Promise<T>): Promise<T | null>
}
