/** A parameter of a query; where null has a meaning, the query says so: `:until?`. */
export type Parameter = { readonly name: string; readonly nullable: boolean }
/** Whether a column may be null, said by the query itself: `as "n!"` never, `as "n?"` sometimes. */
export type ColumnAnnotation = { readonly column: string; readonly nullable: boolean; readonly inner: boolean }

/** A query as the server gets it, and what its text says besides. */
export type SqlText = {
  readonly text: string
  /** In the order of their numbers: the first is $1. */
  readonly parameters: readonly Parameter[]
  readonly annotations: readonly ColumnAnnotation[]
  /** Where a place in `text` is in the text as it was written. */
  sourcePosition(position: number): number
}

// Strings, quoted names and comments are passed over whole; `::` is a cast. A mark stands at the end of a quoted name.
const tokenPattern =
  /'[^']*'|"(?<column>\w+)(?<mark>[!?])"|"[^"]*"|--[^\n]*|\/\*[^]*?\*\/|::|:(?<name>[a-z_]\w*)(?<nullable>\?)?|[()]/g

/** Reads named parameters (`:group_id`) and marks out of a query, and numbers the parameters. */
export function parseSql(written: string): SqlText {
  const parameters = new Map<string, { name: string; nullable: boolean; number: number }>()
  const marks: ColumnAnnotation[] = []
  const shifts: { from: number; by: number }[] = []
  let depth = 0
  let grown = 0

  const text = written.replaceAll(tokenPattern, (piece: string, ...rest: unknown[]): string => {
    const { column, mark, name, nullable } = rest.at(-1) as Record<string, string | undefined>
    const replaced = column
      ? marked({ column, nullable: mark === '?', inner: depth > 0 })
      : name
        ? numbered(name, nullable !== undefined)
        : piece
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    grown += replaced.length - piece.length
    shifts.push({ from: (rest.at(-3) as number) + piece.length + grown, by: grown })
    return replaced
  })
  return { text, parameters: [...parameters.values()], annotations: marks, sourcePosition: placeOf }

  function marked(columnAnnotation: ColumnAnnotation): string {
    marks.push(columnAnnotation)
    return `"${columnAnnotation.column}"`
  }
  function numbered(name: string, nullable: boolean): string {
    const known = parameters.get(name)
    const parameter = known ?? { name, nullable, number: parameters.size + 1 }
    parameter.nullable ||= nullable
    parameters.set(name, parameter)
    return `$${parameter.number}`
  }
  function placeOf(position: number): number {
    return position - (shifts.findLast(({ from }) => from <= position)?.by ?? 0)
  }
}
