/** A query parameter; it may be null if the query says so: `:until?`. */
export type Parameter = { readonly name: string; readonly nullable: boolean }
/** The nullability of a column, annotated in the query: `as "n!"` never null, `as "n?"` nullable. */
export type ColumnAnnotation = { readonly column: string; readonly nullable: boolean; readonly inner: boolean }

/** A query as it is sent to the server, with its parameters and annotations. */
export type SqlText = {
  readonly text: string
  /** In the order of their numbers: the first is $1. */
  readonly parameters: readonly Parameter[]
  readonly annotations: readonly ColumnAnnotation[]
  /** Maps a position in `text` to the source text. */
  sourcePosition(position: number): number
}

// Strings, quoted names and comments are skipped; `::` is a cast. An annotation is at the end of a quoted name.
const tokenPattern =
  /'[^']*'|"(?<column>\w+)(?<mark>[!?])"|"[^"]*"|--[^\n]*|\/\*[^]*?\*\/|::|:(?<name>[a-z_]\w*)(?<nullable>\?)?|[()]/g

/** Extracts named parameters (`:group_id`) and annotations from a query, and numbers the parameters. */
export function parseSql(written: string): SqlText {
  const parameters = new Map<string, { name: string; nullable: boolean; number: number }>()
  const marks: ColumnAnnotation[] = []
  const shifts: { from: number; by: number }[] = []
  let depth = 0
  let grown = 0

  const text = written.replaceAll(tokenPattern, (token: string, ...rest: unknown[]): string => {
    const { column, mark, name, nullable } = rest.at(-1) as Record<string, string | undefined>
    const replaced = column
      ? marked({ column, nullable: mark === '?', inner: depth > 0 })
      : name
        ? numbered(name, nullable !== undefined)
        : token
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    grown += replaced.length - token.length
    shifts.push({ from: (rest.at(-3) as number) + token.length + grown, by: grown })
    return replaced
  })
  return { text, parameters: [...parameters.values()], annotations: marks, sourcePosition: numberOf }

  function marked(columnAnnotation: ColumnAnnotation): string {
    marks.push(columnAnnotation)
    return `"${columnAnnotation.column}"`
  }
  function numbered(name: string, nullable: boolean): string {
    const existing = parameters.get(name)
    const parameter = existing ?? { name, nullable, number: parameters.size + 1 }
    parameter.nullable ||= nullable
    parameters.set(name, parameter)
    return `$${parameter.number}`
  }
  function numberOf(position: number): number {
    return position - (shifts.findLast(({ from }) => from <= position)?.by ?? 0)
  }
}
