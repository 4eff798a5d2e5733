import { posix } from 'node:path'

/** Files by their path in the project. */
export type Sources = ReadonlyMap<string, string>
type Import = { from: string; typeOnly: boolean }

/** The layers, each with those it may import. */
const arrows: Record<string, readonly string[]> = {
  base: [],
  contract: [],
  settings: ['locales'],
  storage: ['base', 'locales', 'contract', 'settings'],
  content: ['base'],
  runtime: ['base', 'locales', 'contract', 'settings', 'storage', 'content'],
  features: ['base', 'locales', 'contract', 'settings', 'storage', 'content', 'runtime'],
  mail: ['base', 'locales', 'contract', 'settings', 'storage', 'content', 'runtime', 'features'],
  live: ['base', 'locales', 'contract', 'settings', 'storage', 'content', 'runtime', 'features'],
  health: ['base', 'locales', 'contract', 'settings', 'storage', 'content', 'runtime', 'features', 'mail'],
  'scheduled-tasks': [
    'base',
    'locales',
    'contract',
    'settings',
    'storage',
    'content',
    'runtime',
    'features',
    'mail',
    'live',
  ],
  subscribers: ['base', 'locales', 'contract', 'settings', 'storage', 'content', 'runtime', 'features', 'mail'],
  app: [
    'base',
    'locales',
    'contract',
    'settings',
    'storage',
    'content',
    'runtime',
    'features',
    'mail',
    'live',
    'health',
    'scheduled-tasks',
    'subscribers',
  ],
  'open-app': [
    'base',
    'locales',
    'contract',
    'settings',
    'storage',
    'content',
    'runtime',
    'features',
    'mail',
    'live',
    'app',
  ],
  cli: [
    'base',
    'locales',
    'contract',
    'settings',
    'storage',
    'content',
    'runtime',
    'features',
    'mail',
    'live',
    'health',
    'app',
    'open-app',
    'client',
  ],
  client: ['contract'],
  messages: [],
  web: ['base', 'client', 'locales'],
}

/** Features in ranks: each uses only those of a lower rank. */
const ranks: readonly (readonly string[])[] = [
  ['accounts'],
  ['groups'],
  ['members'],
  ['hashtags'],
  ['notifications'],
  ['archives'],
  ['drafts', 'chats', 'calendar', 'databases', 'files', 'photos', 'wiki', 'polls'],
  ['links'],
  ['delivery', 'activity', 'feed', 'erasure', 'moderation', 'updates'],
  ['integrity', 'webhooks', 'posting-addresses'],
  ['administration', 'bundle'],
]

/** Folders inside of features in ranks, where a feature has declared some: each uses only those of a lower rank. */
const folderRanks: Record<string, readonly (readonly string[])[]> = {
  archives: [
    ['message'],
    ['files'],
    ['reading', 'posting'],
    ['search', 'pending', 'changes', 'import', 'unread', 'pictures', 'storage', 'explain', 'bundle', 'old-addresses'],
  ],
}
/** Files beside those folders that are above them; all others are below. */
const collectingFiles = ['index.ts', 'contract.ts', 'emails.ts']

const partOf = (path: string): string =>
  path.startsWith('client/')
    ? 'client'
    : path.startsWith('locales/')
      ? 'locales'
      : (/^src\/([a-z-]+)(?:\/|\.ts$)/.exec(path)?.[1] ?? path.split('/')[0]!)
const featureOf = (path: string): string | undefined => /^src\/features\/([\w-]+)\//.exec(path)?.[1]
const rankOf = (feature: string): number => ranks.findIndex(rank => rank.includes(feature))
/** The rank of a file in a feature with ranked folders. */
function layerOf(path: string): { name: string; rank: number } | undefined {
  const feature = featureOf(path)
  const ranked = feature === undefined ? undefined : folderRanks[feature]
  if (!ranked) return undefined
  const [first, ...inside] = path.split('/').slice(3)
  if (inside.length > 0) return { name: first!, rank: ranked.findIndex(rank => rank.includes(first!)) }
  return collectingFiles.includes(first!)
    ? { name: 'what collects', rank: Infinity }
    : { name: 'what all use', rank: -Infinity }
}
const isTest = (path: string): boolean => path.endsWith('.test.ts')
const isOurs = (path: string): boolean => /^(src|client|messages|web)\//.test(path) && !isTest(path)

/** Every import of a file; those of the project as paths, packages by name. */
export function importsOf(path: string, source: string): Import[] {
  const statements = source.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm)
  const calls = source.matchAll(/\bimport\('([^']+)'\)/g)
  const found = [...[...statements].map(([, type, name]) => ({ name: name!, typeOnly: type !== undefined }))]
  for (const [, name] of calls) found.push({ name: name!, typeOnly: false })
  return found.map(({ name, typeOnly }) => ({ from: resolve(path, name), typeOnly }))
}

function resolve(path: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
  if (!name.startsWith('#')) return name
  if (path.startsWith('web/')) return `web/src/${name.slice(1)}`
  const inside = name.slice(1)
  return /^(client|messages|test)\//.test(inside) ? inside : `src/${inside}`
}

/** What the server passes to its pages. */
const platform = 'src/runtime/http/web/platform.ts'

const searchIndex = 'src/features/archives/search/index/'

type Rule = (path: string, used: Import) => string | false | undefined

const isProject = (path: string): boolean => /^(src|client|messages|test|tools|bench|faults|attacks|web)\//.test(path)

/** The first rule that an import breaks. */
const rules: Rule[] = [
  (path, { from }) => from.startsWith('test/') && isOurs(path) && 'only tests and tools use test/',
  (path, { from }) => {
    const [user, part] = [partOf(path), partOf(from)]
    if (!isProject(from) || !isOurs(path) || user === part || from === platform) return undefined
    return !arrows[user]?.includes(part) && `${user} does not use ${part}`
  },
  (path, { from }) =>
    partOf(path) === 'contract' &&
    isOurs(path) &&
    !isProject(from) &&
    from !== 'typebox' &&
    'contract runs in a browser',
  // Pages use the API like other clients: what the server passes to them is only a type.
  (path, { from, typeOnly }) =>
    partOf(path) === 'web' &&
    !path.startsWith('web/src/scripts/') &&
    partOf(from) === 'client' &&
    !typeOnly &&
    'web uses only types of client, except in scripts',
  (path, { from }) =>
    partOf(path) === 'client' && isOurs(path) && !isProject(from) && 'client runs in a browser, on nothing but fetch',
  (path, { from }) =>
    isFeatureContract(path) &&
    !(partOf(from) === 'contract' || isFeatureContract(from)) &&
    'a contract.ts uses only contract/ and other contract.ts',
  (path, { from }) => {
    const [user, feature] = [featureOf(path), featureOf(from)]
    if (!isOurs(path) || feature === undefined || user === feature || partOf(path) === 'client') return undefined
    if (rankOf(feature) < 0) return `${feature} has no rank`
    if (user !== undefined && rankOf(user) <= rankOf(feature)) return `${user} is not above ${feature}`
    const door = posix.basename(from)
    const collects = user === undefined && partOf(path) === 'features'
    if (
      from === `src/features/${feature}/index.ts` ||
      (door === 'contract.ts' && (collects || isFeatureContract(path)))
    )
      return undefined
    return !(door === 'emails.ts' && collects) && `${feature} is used through its index.ts`
  },
  (path, { from }) => {
    const [user, used] = [layerOf(path), layerOf(from)]
    if (!isOurs(path) || !user || !used || featureOf(path) !== featureOf(from) || user.name === used.name)
      return undefined
    const unranked = [user, used].find(({ rank }) => rank === -1)
    if (unranked) return `${unranked.name} has no rank`
    return user.rank <= used.rank && `${user.name} is not above ${used.name}`
  },
  // Its test fixture stands among the others.
  (path, { from }) =>
    from.startsWith(searchIndex) &&
    from !== `${searchIndex}index.ts` &&
    !path.startsWith(searchIndex) &&
    path !== 'test/searched-group.ts' &&
    'the search index is used through its index.ts',
]

const isFeatureContract = (path: string): boolean =>
  featureOf(path) !== undefined && posix.basename(path) === 'contract.ts'

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const maxLines = 300

const vagueTypeName =
  /^\s*(?:export )?(?:type|interface) (?:Asked|Drawn|Found|Given|Gone|Kept|Made|Noted|Place|Said|Told|Walk|Written)\b/m

/** Problems of a file besides its imports. */
function wordsWrong(path: string, source: string): string[] {
  if (!isOurs(path)) return []
  const text = withoutComments(source)
  const lines = source.trimEnd().split('\n').length
  return [
    vagueTypeName.test(text) && 'the name of a type says what it is, not that it was asked, found or made',
    text.includes('Math.random') && 'Math.random can be guessed: use node:crypto',
    /\bconsole\./.test(text) && partOf(path) !== 'cli' && 'console is for the command line',
    /\bdeclaredError\b|new ApiError\('bad_request'/.test(text) &&
      partOf(path) === 'features' &&
      'a feature refuses by the fail of its call, which knows what is declared',
    lines > maxLines && !path.endsWith('.generated.ts') && `${lines} lines are more than ${maxLines}`,
  ].filter(wrong => wrong !== false)
}

const maxFolderFiles = 22
/** Folders whose production files are too many to find one by its name. */
function largeFolders(paths: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    if (!/^(?:src|web\/src)\//.test(path) || /\.(?:test|generated)\.ts$/.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > maxFolderFiles)
    .map(([folder, count]) => `${folder} has ${count} files: more than ${maxFolderFiles}`)
}

/** All violations of the architecture, a sentence each. */
export function violationsIn(sources: Sources): string[] {
  const inFiles = [...sources].flatMap(([path, source]) => {
    const imports = importsOf(path, source).flatMap(used => {
      const wrong = rules.map(rule => rule(path, used)).find(Boolean)
      return wrong ? [`${path} imports ${used.from}: ${wrong}`] : []
    })
    return [...imports, ...wordsWrong(path, source).map(wrong => `${path}: ${wrong}`)]
  })
  return [...inFiles, ...largeFolders(sources.keys())]
}
