import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#storage/migrate.ts'
import { testDatabase, type TestDatabase } from './database.ts'

const migrations = join(import.meta.dirname, '../migrations')

/** A database as it was before a migration, for the test to close. */
export async function databaseBefore(migration: string): Promise<TestDatabase> {
  const older = await mkdtemp(join(tmpdir(), 'folkmoot-before-'))
  const world = await testDatabase({ bare: true })
  try {
    for (const name of (await readdir(migrations)).filter(file => file < migration))
      await copyFile(join(migrations, name), join(older, name))
    await migrate(world.connection, { folder: older })
    return world
  } finally {
    await rm(older, { recursive: true })
  }
}
