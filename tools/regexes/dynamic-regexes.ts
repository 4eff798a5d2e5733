import { join } from 'node:path'

/** A regular expression that code has made, and where: `path:line`. */
export type DynamicRegex = { source: string; flags: string; place: string }

const codes = { looksLikeToken: () => false, purposeOf: () => null }
const erasure = { id: 1, account_id: 1, anonymize: true, emails: ['a.b@a.example'], names: ['Ann Bee'], group_ids: [] }

/** How those come to be that are made only when a function is called. */
const regexCallers: Readonly<Record<string, (module: Record<string, (...given: unknown[]) => unknown>) => unknown>> = {
  'src/features/archives/files/inline-links.ts': module =>
    module['withNames']!('', [{ content_id: 'a', url: 'https://a.example/a?b=1&c=2' }]),
  'src/features/archives/search/highlight/term-regex.ts': module =>
    ['usual', 'tagged'].map(how => module['termRegex']!(['bread', '国人'], [['rye', 'bread']], how)),
  'src/features/archives/message/redact-tokens.ts': module =>
    module['redactTokens']!('', { url: 'https://a.example', mailDomain: 'a.example', codes }),
  'src/features/erasure/local-mailbox.ts': module => module['anyNameIn']!({ any: 'a@a\\.example' }),
  'src/features/erasure/patterns.ts': module => module['redact']!('', module['ownTextsOf']!(erasure)),
  'src/features/erasure/rewrite-mail.ts': module =>
    module['rewriteMail']!({ skeleton: Buffer.from('Subject: =?utf-8?q?a?=\r\n\r\n'), parts: [] }, erasure, {
      redaction: { patterns: [], replacements: [], any: 'a@a\\.example' },
      isOwn: true,
    }),
  'src/features/drafts/attachments/inline-files.ts': module =>
    module['resolveInlineFiles']!({ id: 1, body: '', body_type: 'html' }, [], {
      url: 'https://a.example',
      mailDomain: 'a',
    }),
}

/** Loads files and lists the regular expressions they create. */
export async function dynamicRegexesIn(root: string, files: readonly string[]): Promise<DynamicRegex[]> {
  const made: DynamicRegex[] = []
  const Plain = RegExp
  const note = (expression: RegExp): RegExp => {
    made.push({ source: expression.source, flags: expression.flags, place: caller(root) })
    return expression
  }
  // Some packages make theirs without `new`.
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_, given: [string, string?], made) => note(Reflect.construct(Plain, given, made) as RegExp),
    apply: (_, _this, given: [string, string?]) => note(Plain(...given)),
  })
  try {
    for (const file of files) {
      const module = (await import(join(root, file))) as Parameters<(typeof regexCallers)[string]>[0]
      regexCallers[file]?.(module)
    }
  } finally {
    globalThis.RegExp = Plain
  }
  return made
}

/** The place outside of this file from which it was called. */
function caller(root: string): string {
  const lines = (new Error('where').stack ?? '').split('\n').slice(1)
  const line = lines.find(one => one.includes(root) && !one.includes(import.meta.filename)) ?? ''
  const from = line.indexOf(root)
  return line
    .slice(from + root.length + 1)
    .split(':', 2)
    .join(':')
}
