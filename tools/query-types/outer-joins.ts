import type pg from 'pg'

type Plan = { 'Join Type'?: string; 'Parent Relationship'?: string; Output?: string[]; Plans?: Plan[] }

// Which side of a join has no row where the other side found no match.
const emptySides: Record<string, readonly string[]> = { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] }

/** The columns that an outer join can make null, read from the query plan. */
export async function findOuterColumns(client: pg.Client, text: string): Promise<Set<number>> {
  if (!/^\s*(select|with|insert|update|delete|merge)\b/i.test(text)) return new Set()
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {}
  const empty = emptyOutputs(plan)
  return new Set((plan.Output ?? []).flatMap((output, index) => (empty.has(output) ? [index] : [])))
}

function emptyOutputs(plan: Plan): Set<string> {
  const sides = emptySides[plan['Join Type'] ?? ''] ?? []
  return new Set(
    (plan.Plans ?? []).flatMap(child => [
      ...(sides.includes(child['Parent Relationship'] ?? '') ? (child.Output ?? []) : []),
      ...emptyOutputs(child),
    ]),
  )
}
