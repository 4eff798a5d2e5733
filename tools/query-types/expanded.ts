import type { DeclaredQuery } from '#storage/query.ts'
import { parseSql } from '#storage/sql-text.ts'
import type { QueryTypes } from './describe.ts'

type Declarations = ReadonlyMap<string, DeclaredQuery>
type Sources = { types: ReadonlyMap<string, QueryTypes>; fileOf(typeName: string): string }

/**
 * Every query as the server gets it, with all fragments filled in, by name. Lists have up to hundreds of variants: of
 * those that are alike one is printed in full, and of the others the lines that differ from it.
 */
export function printExpanded(declared: Declarations, { types, fileOf }: Sources): string {
  const families = Map.groupBy(declared, ([, { typeName }]) => typeName)
  const sections = [...families]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([typeName, variants]) => {
      const known = types.get(typeName)!
      const expanded = variants.map(([name, { sql }]) => expand(name, sql, known))
      return [`-- ${fileOf(typeName)}`, ...printedFamily(expanded)].join('\n')
    })
  return [header, ...sections].join('\n\n')
}

const header = `-- Written by tools/query-types.ts: every query as it is sent to the server. Change a query where it is declared,
-- in the file that is named above it.`

type Expanded = { name: string; parameters: string; lines: readonly string[] }

function expand(name: string, written: string, { params }: QueryTypes): Expanded {
  const { text, parameters } = parseSql(written)
  const listed = parameters.map((parameter, n) => `$${n + 1} ${parameter.name}: ${params[parameter.name]}`)
  return { name, parameters: listed.map(line => `\n--   ${line}`).join(''), lines: dedent(text) }
}

const printed = ({ name, parameters, lines }: Expanded): string => `-- ${name}${parameters}\n${lines.join('\n')};`

function printedFamily(variants: readonly Expanded[]): string[] {
  const inFull: Expanded[] = []
  return variants.map(variant => {
    const like = inFull.filter(
      ({ lines, parameters }) => lines.length === variant.lines.length && parameters === variant.parameters,
    )
    const [nearest] = like
      .map(base => ({ base, changed: difference(variant, base) }))
      .toSorted((a, b) => a.changed.length - b.changed.length)
    if (nearest) return [`-- ${variant.name} is ${nearest.base.name} with`, ...nearest.changed].join('\n')
    inFull.push(variant)
    return `${inFull.length > 1 ? '\n' : ''}${printed(variant)}`
  })
}

const difference = ({ lines }: Expanded, base: Expanded): string[] =>
  lines.flatMap((line, n) => (line === base.lines[n] ? [] : [`--   line ${n + 1}: ${line.trim()}`]))

/** Without the indentation that all lines after the first have from the code around them. */
function dedent(text: string): string[] {
  const [first = '', ...rest] = text
    .trim()
    .split('\n')
    .filter(line => line.trim() !== '')
  const indent = Math.min(...rest.map(line => line.search(/\S/)))
  return [first, ...rest.map(line => line.slice(indent))].map(line => line.trimEnd())
}
