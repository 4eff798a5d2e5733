import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { importsOf, violationsIn } from './architecture.ts'

const root = join(import.meta.dirname, '..')
const files = globSync(['{src,client,locales,test,tools,bench}/**/*.ts', 'web/*.ts', 'web/src/**/*.{ts,svelte}'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'client/dist/**'],
}).toSorted()

test('every file follows the architecture', () => {
  const sources = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))

  assert.ok(sources.size > 100)
  assert.deepEqual(violationsIn(sources), [])
})

test('the list of folders has every folder with files, in one line, and no other', () => {
  const page = readFileSync(join(root, 'docs/architecture/folders.md'), 'utf8')
  const list = /```\n([^]*?)```/.exec(page)![1]!
  const named = list
    .trimEnd()
    .split('\n')
    .map(line => /^(\S+)\/ +\S/.exec(line)?.[1] ?? line)

  const pattern = '{src,client,locales,test,tools,bench,faults,attacks,bin,migrations,docs}/**/*'
  const entries = globSync(pattern, { cwd: root, withFileTypes: true }).filter(entry => entry.isFile())
  const kept = entries
    .map(entry => relative(root, entry.parentPath))
    .filter(folder => !/^(?:client\/dist|bench\/results)/.test(folder))
  const folders = new Set(kept)
  // A package of its own, in the shape that its tools ask for.
  folders.add('web')
  // What lies in src itself only puts the folders together.
  folders.delete('src')

  assert.deepEqual(named.toSorted(), [...folders].toSorted())
})

test('imports are found in every form', () => {
  const source = `import a from 'pg'
import type { B } from '#contract/errors.ts'
import {
  c,
  type D,
} from '../life.ts'
export { e } from './store.ts'
export type { F } from '#client/index.ts'
import './side-effect.ts'
const g = await import('node:fs')
const text = "it's from 'nowhere'"
`

  const imports = importsOf('src/features/members/view.ts', source)

  assert.deepEqual(
    imports.map(({ from, typeOnly }) => [from, typeOnly]),
    [
      ['pg', false],
      ['src/contract/errors.ts', true],
      ['src/features/life.ts', false],
      ['src/features/members/store.ts', false],
      ['client/index.ts', true],
      ['src/features/members/side-effect.ts', false],
      ['node:fs', false],
    ],
  )
})

const uses = (what: string) => `import { x } from '${what}'\n`
const usesType = (what: string) => `import type { x } from '${what}'\n`

test('a folder with more than 22 production files is a violation', () => {
  const folderOf = (count: number, extra: string[] = []) =>
    new Map([...Array.from({ length: count }, (_, n) => `src/content/f${n}.ts`), ...extra].map(path => [path, '']))

  assert.deepEqual(violationsIn(folderOf(22, ['src/content/f1.test.ts', 'src/content/x.generated.ts'])), [])
  assert.deepEqual(violationsIn(folderOf(23)), ['src/content has 23 files: more than 22'])
})

// Each is one file that is right and, beside it, one that is not.
const examples: { rule: string; right: [string, string]; wrong: [string, string] }[] = [
  {
    rule: 'pages use the types of the client, and nothing of the house',
    right: ['web/src/lib/api.ts', usesType('../../../client/types.ts')],
    wrong: ['web/src/lib/api.ts', usesType('../../../src/features/endpoints.ts')],
  },
  {
    rule: 'the name of a type is a noun',
    right: ['src/features/polls/new-poll.ts', 'type PollQuestion = string\n'],
    wrong: ['src/features/polls/new-poll.ts', 'type Asked = string\n'],
  },
  {
    rule: 'a part uses only those below it',
    right: ['src/runtime/calls/pipeline.ts', uses('#storage/tx.ts')],
    wrong: ['src/storage/tx.ts', uses('#runtime/calls/pipeline.ts')],
  },
  {
    rule: 'the pipeline knows no feature',
    right: ['src/app.ts', uses('#features/implementations.ts')],
    wrong: ['src/runtime/calls/pipeline.ts', uses('#features/implementations.ts')],
  },
  {
    rule: 'texts, words and pictures are read without the database',
    right: ['src/runtime/calls/pipeline.ts', uses('#content/text/index.ts')],
    wrong: ['src/content/text/index.ts', uses('#storage/tx.ts')],
  },
  {
    rule: 'queues and limits depend on nothing',
    right: ['src/content/images/index.ts', uses('#base/fair-queue.ts')],
    wrong: ['src/base/fair-queue.ts', uses('#runtime/limits/rate-limiter.ts')],
  },
  {
    rule: 'the command line is on top',
    right: ['src/cli/serve.ts', uses('../open-app.ts')],
    wrong: ['src/app.ts', uses('./cli/serve.ts')],
  },
  {
    rule: 'settings stand below everything that reads them',
    right: ['src/runtime/http/certificate.ts', uses('#settings/index.ts')],
    wrong: ['src/settings/table.ts', uses('#runtime/calls/pipeline.ts')],
  },
  {
    rule: 'contract runs in a browser',
    right: ['src/contract/schema.ts', uses('typebox')],
    wrong: ['src/contract/schema.ts', uses('node:crypto')],
  },
  {
    rule: 'a feature uses only lower ones',
    right: ['src/features/members/x.ts', uses('#features/groups/index.ts')],
    wrong: ['src/features/groups/x.ts', uses('#features/members/index.ts')],
  },
  {
    rule: 'features of one rank know nothing of each other',
    right: ['src/features/chats/x.ts', uses('../members/index.ts')],
    wrong: ['src/features/chats/x.ts', uses('../drafts/index.ts')],
  },
  {
    rule: 'a feature is used through its index',
    right: ['src/app.ts', uses('#features/accounts/index.ts')],
    wrong: ['src/app.ts', uses('#features/accounts/store.ts')],
  },
  {
    rule: 'only what collects the features sees their emails',
    right: ['src/features/emails.ts', uses('./accounts/emails.ts')],
    wrong: ['src/mail/send/notifications/subscriber.ts', uses('#features/accounts/emails.ts')],
  },
  {
    rule: 'every feature has a rank',
    right: ['src/features/endpoints.ts', uses('./polls/contract.ts')],
    wrong: ['src/features/endpoints.ts', uses('./lotteries/contract.ts')],
  },
  {
    rule: 'a folder inside of a feature uses only lower ones',
    right: ['src/features/archives/posting/x.ts', uses('../files/raw.ts')],
    wrong: ['src/features/archives/files/x.ts', usesType('../posting/rules.ts')],
  },
  {
    rule: 'folders of one rank inside of a feature know nothing of each other',
    right: ['src/features/archives/pending/x.ts', uses('../posting/hold.ts')],
    wrong: ['src/features/archives/posting/x.ts', uses('../reading/view.ts')],
  },
  {
    rule: 'what stands beside the folders of a feature is there for all of them',
    right: ['src/features/archives/message/x.ts', uses('../state.ts')],
    wrong: ['src/features/archives/topic-state.ts', uses('./message/finders.ts')],
  },
  {
    rule: 'what a feature offers is collected above its folders',
    right: ['src/features/archives/index.ts', uses('./import/import-batch.ts')],
    wrong: ['src/features/archives/import/x.ts', uses('../index.ts')],
  },
  {
    rule: 'every folder of a feature with ranks has one',
    right: ['src/features/archives/contract.ts', uses('./search/contract.ts')],
    wrong: ['src/features/archives/contract.ts', uses('./lotteries/contract.ts')],
  },
  {
    rule: 'the search index is used through its index.ts',
    right: ['src/features/archives/search/x.test.ts', uses('./index/index.ts')],
    wrong: ['src/features/archives/search/x.test.ts', uses('./index/segment-cache.ts')],
  },
  {
    rule: 'a contract.ts is words alone',
    right: ['src/features/members/contract.ts', uses('../groups/contract.ts')],
    wrong: ['src/features/members/contract.ts', uses('./store.ts')],
  },
  {
    rule: 'the client carries no declarations',
    right: ['client/types.ts', usesType('./calls.generated.ts')],
    wrong: ['client/types.ts', usesType('../src/features/endpoints.ts')],
  },
  {
    rule: 'the client runs in a browser',
    right: ['client/index.ts', uses('../src/contract/errors.ts')],
    wrong: ['client/index.ts', uses('node:https')],
  },
  {
    rule: 'the product does not use its tests',
    right: ['src/app.test.ts', uses('#test/world.ts')],
    wrong: ['src/app.ts', uses('#test/world.ts')],
  },
  {
    rule: 'nothing is drawn by a generator that can be guessed',
    right: ['src/runtime/a.ts', '// not Math.random: it can be guessed\n'],
    wrong: ['src/runtime/a.ts', 'const id = Math.random()\n'],
  },
  {
    rule: 'only the command line talks to the console',
    right: ['src/cli/a.ts', "console.log('hello')\n"],
    wrong: ['src/app.ts', "console.log('hello')\n"],
  },
  {
    rule: 'a feature refuses with what its call declares',
    right: ['src/features/groups/a.ts', "fail('invalid name')\n"],
    wrong: ['src/features/groups/a.ts', "throw new ApiError('bad_request', 'invalid name')\n"],
  },
  {
    rule: 'a file can be read in one go',
    right: ['src/app.ts', 'x()\n'.repeat(300)],
    wrong: ['src/app.ts', 'x()\n'.repeat(301)],
  },
]

for (const { rule, right, wrong } of examples) {
  test(`the check itself works: ${rule}`, () => {
    assert.deepEqual(violationsIn(new Map([right])), [])
    assert.equal(violationsIn(new Map([wrong])).length, 1)
  })
}
