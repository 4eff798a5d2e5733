/** A Markdown table; a bar inside a cell would end it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ')

/** The first paragraph of a page: its source. */
export const madeFrom = (source: string): string =>
  `Generated from ${source} by \`npm run generate\`. Make changes there.`

/** Paragraphs parted by one empty line each, those without text left out. */
export const page = (...parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`
