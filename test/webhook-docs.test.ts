import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { signedHeaders, secretText, newSecret } from '#features/webhooks/signature.ts'

const run = promisify(execFile)
const page = await readFile(join(import.meta.dirname, '../docs/webhooks.md'), 'utf8')
const codeIn = (language: string): string => new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(page)![1]!

const body = '{"extra":"Roggen & Käse 🍞"}'
const [secret, other] = [newSecret(), newSecret()]
const now = Math.floor(Date.now() / 1000)
const headers = signedHeaders({ id: 'msg_1', body, secrets: [other, secret] })
/** What must be taken, and what must not. */
const cases = [
  { headers, body, secret, isGenuine: true },
  { headers, body, secret: other, isGenuine: true },
  { headers, body, secret: newSecret(), isGenuine: false },
  { headers, body: `${body} `, secret, isGenuine: false },
  { headers: { ...headers, 'webhook-id': 'msg_2' }, body, secret, isGenuine: false },
  { headers: signedHeaders({ id: 'msg_1', body, secrets: [secret] }, now - 400), body, secret, isGenuine: false },
  { headers: signedHeaders({ id: 'msg_1', body, secrets: [secret] }, now + 100_000), body, secret, isGenuine: false },
  // From attackers: to run a command, or to make it throw.
  ...['', 'soon', '9'.repeat(400), 'a[$(touch owned)]', '$(touch owned)', '-1', '１２３'].map(time => ({
    ...{ headers: { ...headers, 'webhook-timestamp': time }, body, secret, isGenuine: false },
  })),
  ...['', 'v1', 'v1,é', 'v1,$(touch owned)', '*'].map(signature => ({
    ...{ headers: { ...headers, 'webhook-signature': signature }, body, secret, isGenuine: false },
  })),
  { headers: {} as typeof headers, body, secret, isGenuine: false },
].map(one => ({ ...one, secret: secretText(one.secret) }))
const expected = cases.map(({ isGenuine }) => isGenuine)

/** Runs a program that prints a line for each case. */
async function outcomesOf(command: string, file: string, program: string): Promise<boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-webhook-docs-'))
  try {
    await writeFile(join(folder, 'cases.json'), JSON.stringify(cases))
    await writeFile(join(folder, file), program)
    const { stdout } = await run(command, [file], { cwd: folder, timeout: 300_000 })
    assert.ok(!(await readdir(folder)).includes('owned'))
    return stdout
      .trim()
      .split('\n')
      .map(line => line.toLowerCase() === 'true')
  } finally {
    await rm(folder, { recursive: true })
  }
}
const exists = (command: string, ...args: string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  )

test('the example for Node.js takes what is genuine, and nothing else', async () => {
  const program = `${codeIn('js')}
import { readFileSync } from 'node:fs'
for (const one of JSON.parse(readFileSync('cases.json', 'utf8'))) console.log(isGenuine(one.secret, one.headers, one.body))`

  assert.deepEqual(await outcomesOf(process.execPath, 'check.mjs', program), expected)
})

const noPython = !(await exists('python3', '--version')) && 'there is no Python here'
test('the example for Python takes what is genuine, and nothing else', { skip: noPython }, async () => {
  const program = `${codeIn('python')}
import json
for one in json.load(open("cases.json", encoding="utf-8")):
    print(is_genuine(one["secret"], one["headers"], one["body"].encode()))`

  assert.deepEqual(await outcomesOf('python3', 'check.py', program), expected)
})

const noOpenssl = !(await exists('openssl', 'version')) && 'there is no openssl here'
for (const shell of ['sh', 'bash'])
  test(
    `the example for the shell takes what is genuine, and nothing else, in ${shell}`,
    { skip: noOpenssl },
    async () => {
      const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
      const lines = cases.map(({ headers: of, ...one }) => {
        const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
        const given = [one.secret, ...names.map(name => of[name] ?? '')].map(quoted).join(' ')
        return `printf %s ${quoted(one.body)} > body\nif is_genuine ${given} body; then echo true; else echo false; fi`
      })

      assert.deepEqual(await outcomesOf(shell, 'check.sh', `${codeIn('bash')}\n${lines.join('\n')}`), expected)
    },
  )
