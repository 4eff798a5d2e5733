import type { FactData, FactName } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'
import type { FailContext, RecordContext } from './handler.ts'

/** A transition from some states to another; it records its fact, or is refused with an error. */
export type Transition<State extends string = string, F extends FactName = FactName> = {
  from: readonly State[]
  to: State
  records: F
  otherwise: string
}

/** Compare-and-set: changes the state only while it is one of `from`; undefined when it no longer is. */
export type ChangeState<State extends string, Row> = (
  tx: Tx,
  group_id: number,
  id: number,
  to: State,
  from: readonly State[],
) => Promise<Row | undefined>

export type StateMachine = { name: string; transitions: Record<string, Transition> }
const stateMachines: StateMachine[] = []
/** All declared state machines, for the reference page. */
export const declaredStateMachines = (): readonly StateMachine[] => stateMachines

/**
 * The states of an object and the transitions between them. A transition that loses a race is refused like a late one:
 * exactly one of two succeeds, and one fact is recorded.
 */
export function stateMachine<State extends string, Row, const M extends Record<string, Transition<State>>>(
  name: string,
  changeState: ChangeState<State, Row>,
  transitions: M,
) {
  stateMachines.push({ name, transitions })
  return {
    /** The declared transitions, for code that applies them in bulk. */
    moves: transitions,
    async move<K extends keyof M & string>(
      call: RecordContext<M[K]['records']> & FailContext<M[K]['otherwise']>,
      which: K,
      where: { group_id: number; id: number },
      data: FactData[M[K]['records']],
    ): Promise<Row> {
      const { from, to, records, otherwise } = transitions[which]!
      const row = await changeState(call.tx, where.group_id, where.id, to, from)
      if (row === undefined) return call.fail(otherwise)
      call.record(records, data)
      return row
    },
  }
}
