import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setScene, url } from '../identity/identity-scene.ts'
import { serve } from '../servers/server.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const { world, providers, addAt } = await setScene()
const server = await serve(world, { pages: await builtPages() })
const visitor = (): Visitor => newVisitor(server, url)

/** From the page to the provider and back, as a browser goes. */
async function wayBack(here: Visitor, name: 'idpa' | 'idpb', subject: string): Promise<string> {
  const { path } = await here.open(`/login/${name}/start`)
  const proof = new URLSearchParams(await providers[name].visit(path, subject)).toString()
  return `/login/${name}?${proof}`
}

for (const name of ['idpa', 'idpb'] as const)
  test(`somebody signs in through ${name}, without scripts`, async () => {
    const here = visitor()
    const subject = addAt(name, { email: `${name}@example.org`, email_verified: true, name: 'Ida' })

    const door = await here.open('/login')
    const { path } = await here.open(await wayBack(here, name, subject))

    assert.match(door.text, new RegExp(`<a class="button" href="/login/${name}/start">Sign in with `))
    assert.equal(path, '/')
    assert.match((await here.open('/settings')).text, /name="full_name" value="Ida"/)
    assert.match(
      (await here.open('/settings/preferences')).text,
      /name="allow_idpa_login" type="checkbox"[^>]* checked/,
    )
  })

test('a login started in one browser cannot be finished in another, and the page says what to do', async () => {
  const subject = addAt('idpa', { email: 'lured@example.org', email_verified: true, name: 'Lu' })
  const other = visitor()

  const { status, path, text } = await other.open(await wayBack(visitor(), 'idpa', subject))

  assert.deepEqual([status, path.startsWith('/login/idpa?')], [200, true])
  assert.match(text, /started in another browser/)
  assert.match((await other.open('/settings')).path, /^\/login\?next=/)
})

test('a disabled provider is reported, and the emailed link enables it again', async () => {
  const email = 'strict@example.org'
  const subject = addAt('idpb', { email, email_verified: true, name: 'Stri' })
  const here = visitor()
  await here.open(await wayBack(here, 'idpb', subject))
  await here.send('/settings/preferences', { timezone: 'UTC', allow_idpa_login: 'on' })
  await here.send('/settings', {}, '/logout')

  const refused = await here.open(await wayBack(here, 'idpb', subject))
  await world.settle()
  const sentEmail = (await world.emails()).findLast(({ recipient }) => recipient === email)!
  const [, link = ''] = /(\/login\/enable\?token=[\w-]+)/.exec(sentEmail.body) ?? []
  const enabled = await here.send(link, {})
  const { path } = await here.open(await wayBack(here, 'idpb', subject))

  assert.match(refused.text, /We emailed you a link to enable it/)
  assert.match(enabled.text, /Enabled\. You can sign in with it now/)
  assert.equal(path, '/')
})
