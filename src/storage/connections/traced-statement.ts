import { tracer } from '#base/tracing.ts'
import { codeOf } from '../embedded/error.ts'
import type { Statement } from './statement.ts'

/** A span with the name of the statement, within a trace; never its values. */
export function tracedStatement<T>({ name }: Statement, work: () => Promise<T>): Promise<T> {
  const used = tracer()
  if (!used) return work()
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name || 'unnamed' }
  const span = { name: `query ${name || 'unnamed'}`, kind: 'client' as const, attributes }
  return used.runBelow({ ...span, errorType: error => codeOf(error) || 'error' }, work)
}
