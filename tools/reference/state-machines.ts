import { declaredStateMachines, type StateMachine } from '#runtime/calls/state-machine.ts'
import { code, codes, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/lives.md. */
export function stateMachinesPage(): string {
  const lives = declaredStateMachines().toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return page(
    '# Lives',
    madeFrom('the `life.ts` of each feature'),
    'The states that things can be in, and the moves between them. A move happens only from one of its states: of two ' +
      'that are made at once, one succeeds and the other is refused. Each records its [fact](facts.md).',
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
    table(['Move', 'From', 'To', 'Records', 'Otherwise refused with'], rows),
  ).trimEnd()
}
