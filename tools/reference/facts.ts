import type { Endpoint } from '#contract/endpoint.ts'
import type { FactName } from '#contract/facts.ts'
import { factDocs } from '#contract/docs/facts.ts'
import { declaredStateMachines } from '#runtime/calls/state-machine.ts'
import { code, codes, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/facts.md. Fact data is a type, so it is read from the source. */
export function factsPage(endpoints: readonly Endpoint[], source: string): string {
  const rows = Object.entries(factDocs).map(([name, meaning]) => [
    code(name),
    meaning,
    codes(fieldsOf(name, source)),
    codes(endpoints.filter(({ records }) => records?.includes(name as FactName)).map(endpoint => endpoint.name)),
    codes(movesThatRecord(name)),
  ])
  return page(
    '# Facts',
    madeFrom('`src/contract/facts.ts`'),
    'A fact is something that happened. It is recorded in the same transaction as the change that caused it; emails, live ' +
      'updates and the activity log are made from facts. Besides the fields listed, each has who did it, in which ' +
      'group, when, and through which channel.',
    table(['Fact', 'Description', 'Fields', 'Recorded by call', 'By transition'], rows),
  )
}

function fieldsOf(name: string, source: string): string[] {
  const declaration = source.split(`\n  '${name}': `)[1]?.split(/\n {0,2}\S/)[0]
  if (declaration === undefined) throw new Error(`FactData does not say what ${name} carries`)
  return fieldsIn(declaration, source)
}

/** The fields of a type such as `Member & { labels: string[] }`. */
function fieldsIn(type: string, source: string): string[] {
  return type.split('&').flatMap(part => {
    const [, inside] = /^\s*\{([^]*)\}\s*$/.exec(part) ?? []
    if (inside === undefined) return fieldsIn(aliased(part.trim(), source), source)
    return inside
      .split(/[;\n]/)
      .map(field => field.trim())
      .filter(Boolean)
  })
}

function aliased(name: string, source: string): string {
  const declaration = source.split(`type ${name} = `)[1]?.split(/\n(?![ }])/)[0]
  if (declaration === undefined) throw new Error(`${name} is not a type in facts.ts`)
  return declaration
}

function movesThatRecord(name: string): string[] {
  return declaredStateMachines().flatMap(stateMachine =>
    Object.entries(stateMachine.transitions)
      .filter(([, move]) => move.records === name)
      .map(([move]) => `${stateMachine.name} ${move}`),
  )
}
