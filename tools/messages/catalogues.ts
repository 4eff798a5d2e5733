import { compileMessage, MessageError, type Catalogue } from './compile.ts'

/** The language in which every message exists. */
export const SOURCE_LOCALE = 'en'
/** Languages in which every message must exist; others may be incomplete. */
export const requiredLocales: ReadonlySet<string> = new Set([SOURCE_LOCALE, 'de'])
const header = (locale: string): string =>
  `// Compiled from locales/${locale}.json by npm run generate; changes belong there.\n`
const identifier = (key: string): string => (/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key))

type Flat = Map<string, string>
export function flatten(catalogue: Catalogue, prefix = '', flat: Flat = new Map()): Flat {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else flatten(value, `${prefix}${key}\u0000`, flat)
  }
  return flat
}
const shown = (path: string): string => path.replaceAll('\u0000', '.')

/** What translators left out, by key: it is shown in English. */
export function missingIn(catalogue: Catalogue, source: Catalogue): string[] {
  const own = flatten(catalogue)
  return [...flatten(source).keys()].filter(path => !own.has(path)).map(shown)
}

/** The module of one language. A message that it lacks is taken from English, with English plurals. */
export function moduleOf(locale: string, catalogue: Catalogue, source: Catalogue): string {
  const [own, english] = [flatten(catalogue), flatten(source)]
  for (const [path, message] of own) {
    if (!english.has(path))
      throw new MessageError(`locales/${locale}.json: ${shown(path)} is not in ${SOURCE_LOCALE}.json`)
    const [args, expected] = [message, english.get(path)!].map(text => [
      ...compileMessage(shown(path), text).args.keys(),
    ])
    const unknown = args!.filter(name => !expected!.includes(name))
    if (unknown.length > 0)
      throw new MessageError(
        `locales/${locale}.json: ${shown(path)} uses {${unknown.join('}, {')}}, which English does not give`,
      )
  }
  const isSource = locale === SOURCE_LOCALE
  const body = writeObject(source, '', path => {
    const message = own.get(path)
    if (message === undefined)
      return `en${path
        .split('\u0000')
        .map(key => `[${JSON.stringify(key)}]`)
        .join('')}`
    const { code, args } = compileMessage(shown(path), message)
    // A translation may lack messages; those it has must have the English keys.
    const isCalled = compileMessage(shown(path), english.get(path)!).args.size > 0
    if (args.size === 0) return isCalled ? `() => ${code}` : code
    if (!isSource) return code
    const types = [...args].map(([name, type]) => `${name}: ${type}`).join('; ')
    return code.replace(/^\((.*?)\) =>/, (_, names: string) => `(${names}: { ${types} }): string =>`)
  })
  const imports = isSource
    ? `import { formatsFor } from '../formats.ts'\n`
    : `import { formatsFor } from '../formats.ts'\nimport { en, type Messages } from './en.generated.ts'\n`
  const used = (name: string): boolean => body.includes(`${name}(`)
  const formats = ['plural', 'number'].filter(used)
  const needsEnglish = /\ben\[/.test(body)
  return [
    header(locale),
    formats.length > 0 ? imports : imports.replace(/^.*formats\.ts'\n/, ''),
    '\n',
    formats.length > 0 ? `const { ${formats.join(', ')} } = formatsFor('${locale}')\n\n` : '',
    isSource
      ? `export const en = ${body}\nexport type Messages = typeof en\n`
      : `export const ${locale}: Messages = ${body}\n`,
  ]
    .join('')
    .replace('import { en, type Messages }', needsEnglish ? '$&' : 'import type { Messages }')
}

function writeObject(source: Catalogue, prefix: string, write: (path: string) => string): string {
  const lines = Object.entries(source).map(([key, value]) => {
    const path = prefix + key
    return `${identifier(key)}: ${typeof value === 'string' ? write(path) : writeObject(value, `${path}\u0000`, write)},`
  })
  return `{\n${lines.join('\n')}\n}`
}

/** The share of the messages that is translated, in percent. */
export const percentIn = (catalogue: Catalogue, source: Catalogue): number =>
  Math.floor(100 * (1 - missingIn(catalogue, source).length / flatten(source).size))

/** Languages that have less are used only where somebody chose them. */
const completePercent = 90

/** The module that lists the languages, each under its tag, and those that are complete enough to be selected automatically. */
export function indexOf(catalogues: ReadonlyMap<string, Catalogue>): string {
  const [locales, source] = [[...catalogues.keys()], catalogues.get(SOURCE_LOCALE)!]
  const complete = locales.filter(locale => percentIn(catalogues.get(locale)!, source) >= completePercent)
  const imports = locales.map(locale => `import { ${locale} } from './${locale}.generated.ts'`)
  return `// Written by npm run generate from the names of the files in locales/.
${imports.join('\n')}
import type { Messages } from './${SOURCE_LOCALE}.generated.ts'

export const catalogues = { ${locales.join(', ')} } satisfies Record<string, Messages>

/** Languages with at least ${completePercent} % of the messages. */
export const completeLocales = [${complete.map(locale => `'${locale}'`).join(', ')}] as const satisfies (keyof typeof catalogues)[]
`
}
