/** A regular expression literal and its line. */
export type RegexLiteral = { source: string; flags: string; line: number }

// After a name, a number or a closing bracket a slash divides, unless the name is one of these.
const wordsBefore = new Set(['return', 'case', 'typeof', 'in', 'of', 'void', 'delete', 'await', 'yield', 'else', 'do'])

type Found = { literals: RegexLiteral[]; made: number[] }

/** The regular expressions that a TypeScript file writes down, and the lines in which it makes others. */
export function regexesIn(code: string): Found {
  const { literals, made } = read(code, false)
  return { literals, made }
}

/** The same in a Svelte page: in its scripts, and in the expressions between its tags. */
export function regexesInPage(page: string): Found {
  const found: Found = { literals: [], made: [] }
  const start = /<style[^]*?<\/style>|<!--[^]*?-->|<script[^>]*>|\{(?:\/[a-z]+\}|[#:@][a-z]*(?: if\b)?)?/g
  for (let match = start.exec(page); match !== null; match = start.exec(page)) {
    const isExpression = match[0].startsWith('{')
    // `{/if}` ends a block.
    if (isExpression ? match[0].endsWith('}') : !match[0].startsWith('<script')) continue
    const from = start.lastIndex
    // Lines keep their numbers.
    const before = page.slice(0, from).replaceAll(/[^\n]/g, '')
    const code = before + page.slice(from, isExpression ? undefined : page.indexOf('</script>', from))
    const { literals, made, end } = read(code, isExpression, before.length)
    found.literals.push(...literals)
    found.made.push(...made)
    start.lastIndex = from + end - before.length
  }
  return found
}

/** An expression ends with the brace that closes it. */
function read(code: string, isExpression: boolean, from = 0): Found & { end: number } {
  const literals: RegexLiteral[] = []
  const made: number[] = []
  const lineAt = (at: number): number => code.slice(0, at).split('\n').length
  /** Braces that are open, and whether each began in a template. */
  const open: boolean[] = []
  let before = ''
  let at = from
  while (at < code.length) {
    if (isExpression && code[at] === '}' && open.length === 0) break
    const rest = code.slice(at, at + 2)
    if (rest === '//') at = endOr(code.indexOf('\n', at))
    else if (rest === '/*') at = endOr(code.indexOf('*/', at)) + 2
    else if (code[at] === '/' && !endsValue(before)) {
      const [whole, source, flags] = matchAt(/\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/y, at)
      literals.push({ source: source!, flags: flags!, line: lineAt(at) })
      at += whole.length
      before = ')'
    } else if (code[at] === "'" || code[at] === '"') {
      at += matchAt(/'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"/y, at)[0].length
      before = ')'
    } else if (code[at] === '`' || (code[at] === '}' && open.at(-1))) {
      if (code[at] === '}') open.pop()
      const [whole] = matchAt(/[`}](?:\\[^]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y, at)
      const goesOn = whole.endsWith('${')
      if (goesOn) open.push(true)
      at += whole.length
      before = goesOn ? '(' : ')'
    } else if (/\s/.test(code[at]!)) at += 1
    else {
      const [token] = matchAt(/[\p{L}\p{N}_$]+|[^]/uy, at)
      if (token === '{') open.push(false)
      if (token === '}') open.pop()
      if (token === 'RegExp' && before === 'new') made.push(lineAt(at))
      // `list[0]!` is a value still.
      const isAsserted = token === '!' && code[at + 1] !== '=' && /\S/.test(code[at - 1] ?? ' ') && endsValue(before)
      if (!isAsserted) before = token
      at += token.length
    }
  }
  return { literals, made, end: at }

  function endOr(end: number): number {
    return end < 0 ? code.length : end
  }
  function matchAt(pattern: RegExp, from: number): RegExpExecArray {
    pattern.lastIndex = from
    const match = pattern.exec(code)
    if (!match) throw new Error(`line ${lineAt(from)} cannot be read`)
    return match
  }
}

const endsValue = (token: string): boolean => /^[\p{L}\p{N}_$)\]]/u.test(token) && !wordsBefore.has(token)
