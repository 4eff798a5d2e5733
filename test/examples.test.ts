// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { Endpoint } from '#contract/endpoint.ts'
import { framesOf } from '#contract/schema.ts'
import { endpoints } from '#features/endpoints.ts'
import { examplesFile, readExamples } from '#features/examples.ts'
import type { Example } from '#runtime/openapi/example.ts'
import { accounts } from './examples/accounts.ts'
import { administration } from './examples/administration.ts'
import { archives } from './examples/archives.ts'
import { calendar } from './examples/calendar.ts'
import { photos } from './examples/photos.ts'
import { files } from './examples/files.ts'
import { polls } from './examples/polls.ts'
import { webhooks } from './examples/webhooks.ts'
import { databases } from './examples/databases.ts'
import { chats } from './examples/chats.ts'
import { groups } from './examples/groups.ts'
import { leaving } from './examples/leaving.ts'
import { mail } from './examples/mail.ts'
import { members } from './examples/members.ts'
import { notifications } from './examples/notifications.ts'
import { providers } from './examples/providers.ts'
import { wiki } from './examples/wiki.ts'
import { beginStory } from './examples/story.ts'
import { curlLine } from '../tools/reference/example.ts'
import { setScene } from './identity/identity-scene.ts'

/** As npm run generate does. */
const isUpdating = process.execArgv.includes('--test-update-snapshots')
const declared: readonly Endpoint[] = Object.values(endpoints)

test('every call returns what the reference shows; if the change is intended, npm run generate updates it', async t => {
  const scene = await setScene('https://moot.example', {
    FOLKMOOT_DIRECT_ADDS_PER_DAY: '1',
    FOLKMOOT_PICTURE_NETWORKS: '127.0.0.1',
    FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1',
  })
  const made = new Map<string, Example>()
  const story = await beginStory(scene, made)
  for (const tell of [
    accounts,
    providers,
    groups,
    members,
    archives,
    chats,
    calendar,
    polls,
    databases,
    files,
    wiki,
    photos,
    mail,
    administration,
    webhooks,
    notifications,
    leaving,
  ])
    await tell(story, scene)

  const names = declared.map(({ name }) => name)
  const missing = names.filter(name => !made.has(name))
  assert.deepEqual(missing, [], 'these need an example: make them in test/examples, then npm run generate')
  // One call after the other, so that a failure names the call and shows its fields: the whole file is too long for that.
  const shown = readExamples()
  for (const name of isUpdating ? [] : names)
    assert.deepEqual({ [name]: JSON.parse(JSON.stringify(made.get(name))) as unknown }, { [name]: shown[name] })
  t.assert.fileSnapshot(Object.fromEntries(names.map(name => [name, made.get(name)])), examplesFile, {
    serializers: [value => `${JSON.stringify(value, undefined, 2)}\n`],
  })
})

const isConversation = (name: string): boolean =>
  declared.some(call => call.name === name && framesOf(call.returns) !== undefined)

/** What curl would send of its arguments. */
function sentBy(args: readonly string[]): { params: string[]; files: string[]; signedIn: boolean } {
  const valuesOf = (...options: string[]) => args.filter((_, index) => options.includes(args[index - 1] ?? ''))
  const isFile = (value: string): boolean => value.includes('=@')
  return {
    params: valuesOf('-d', '--data-urlencode', '--form-string', '-F').filter(
      param => !isFile(param) && param !== 'csrf=the csrf',
    ),
    files: valuesOf('-F').filter(isFile),
    // By token, or by a cookie that is not about to be set.
    signedIn: valuesOf('-u').includes('the token:') || (args.includes('-b') && !args.includes('-c')),
  }
}

test('a shell parses the example commands into the calls that were made', async () => {
  const examples = Object.entries(readExamples()).filter(([name]) => !isConversation(name))
  const lines = examples.map(([name, example]) =>
    curlLine(
      declared.find(call => call.name === name)!,
      example,
    ),
  )
  const call = String.raw`call() { printf '%s\0' "$@"; printf '\0'; }`

  const { stdout } = await promisify(execFile)('bash', [
    '-euc',
    [call, 'TOKEN="the token"', 'CSRF="the csrf"', ...lines].join('\n'),
  ])

  const calls = stdout.split('\0\0').slice(0, -1)
  const sent = calls.map(text => {
    const [name, ...args] = text.split('\0')
    return { name, ...sentBy(args) }
  })
  assert.deepEqual(
    sent,
    examples.map(([name, { as, params, files = {} }]) => ({
      name,
      params: Object.entries(params).map(([param, value]) => `${param}=${value}`),
      files: Object.entries(files).map(([param, filename]) => `${param}=@${filename}`),
      signedIn: as !== undefined,
    })),
  )
})
