import type { PoolConfig } from 'pg'
import type { Settings } from '#settings/index.ts'
import type { Database } from '#storage/database.ts'

export type OpenedDatabase = {
  database: Database
  /** The folder of the embedded server; undefined for an external one. */
  cluster: string | undefined
  /** Absent in a server, which runs on a database whose migrations are applied. */
  connection?: PoolConfig
}

/** The examined installation: the one of the command, or the one running here. */
export type Installation = {
  settings: Settings
  /** Null: there is no database yet. */
  withDatabase<T>(work: (opened: OpenedDatabase) => Promise<T>): Promise<T | null>
}
