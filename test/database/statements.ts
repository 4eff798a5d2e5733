import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestContext } from 'node:test'
import type { TestDatabase } from '../database.ts'

/** Records the names of the statements of a call, without background work, until the end of the test. */
export function statementsOn({ database: { read } }: TestDatabase, t: TestContext) {
  const asking = new AsyncLocalStorage<string[]>()
  const { execute } = read
  read.execute = (statement, values) => {
    asking.getStore()?.push(statement.name)
    return execute(statement, values)
  }
  t.after(() => (read.execute = execute))
  return async <T>(call: () => Promise<T>): Promise<{ answer: T; names: string[] }> => {
    const names: string[] = []
    return { answer: await asking.run(names, call), names }
  }
}
