/** The cells of a line of a CSV file; a plain address has one. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|[,;\t])\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/g))
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
  return cells
}

/** Lines of a CSV file with names and addresses in any columns become `Name <address>`; other lines stay. */
export function addressLines(text: string): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const [head = ''] = lines
  // A first line that names the columns is no address.
  const isHead = !head.includes('@') && /mail/i.test(head) && /[,;\t]/.test(head)
  return (isHead ? lines.slice(1) : lines)
    .map(line => {
      const cells = cellsOf(line)
      const address = cells.find(cell => /^[^\s<>][^\s<>@]*@[^\s<>]+$/.test(cell))
      if (cells.length < 2 || address === undefined) return line
      const name = cells
        .filter(cell => cell !== '' && !cell.includes('@'))
        .slice(0, 2)
        .join(' ')
      return name === '' ? address : `${name.replaceAll(/[<>]/g, '')} <${address}>`
    })
    .join('\n')
}

/** The lines of these people, with the names that were given. */
export function linesOf(text: string, people: readonly { email: string }[]): string {
  const emails = new Set(people.map(({ email }) => email))
  return text
    .split('\n')
    .filter(line => emails.has((/<([^<>]*)>\s*$/.exec(line)?.[1] ?? line).trim()) || emails.has(line.trim()))
    .join('\n')
}
