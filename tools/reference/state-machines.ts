import { declaredStateMachines, type StateMachine } from '#runtime/calls/state-machine.ts'
import { code, codes, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/state-machines.md. */
export function stateMachinesPage(): string {
  const lives = declaredStateMachines().toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return page(
    '# State machines',
    madeFrom('the `states.ts` of each feature'),
    'States, and the transitions between them. A transition is only possible from one of its states: of two concurrent ' +
      'ones, one succeeds and the other fails. Each records its [fact](facts.md).',
    ...lives.map(section),
  )
}

function section({ name, transitions }: StateMachine): string {
  const all = Object.entries(transitions)
  const arrows = all.flatMap(([move, { from, to }]) => from.map(state => `  ${state} --> ${to}: ${move}`))
  const rows = all.map(([move, { from, to, records, otherwise }]) => [
    code(move),
    codes(from),
    code(to),
    code(records),
    code(otherwise),
  ])
  return page(
    `## ${name}`,
    ['```mermaid', 'stateDiagram-v2', ...arrows, '```'].join('\n'),
    table(['Transition', 'From', 'To', 'Records', 'Otherwise fails with'], rows),
  ).trimEnd()
}
