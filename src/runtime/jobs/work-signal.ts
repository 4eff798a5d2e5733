import type { Bus } from './message-bus.ts'

/**
 * Work that waits in the database, until a process that has its role looks for it. The function that is returned says
 * that there is some: here, or to the processes that do it. They also look by themselves.
 */
export function createWorkSignal<T = void>(
  bus: Bus,
  { topic, isOurs, begin }: { topic: string; isOurs: boolean; begin: (what: T) => void },
): (what: T) => void {
  if (!isOurs) return what => bus.publish(topic, what ?? null)
  bus.subscribe(topic, what => begin(what as T))
  return begin
}
