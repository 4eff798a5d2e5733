import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { linkTo, makeAccount, password, signIn, type Browser } from '#test/accounts.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { startPushService } from '#test/servers/push-service.ts'
import { serve } from '#test/servers/server.ts'
import { addMembership } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { dayOf, linkToken, type Link } from '../../links/index.ts'
import { findSigningKey } from '../index.ts'

// Everything that gives access to an account without its password, and what ends it: docs/decisions/0011.

const world = await newWorld({ FOLKMOOT_PICTURE_NETWORKS: '127.0.0.1/32', FOLKMOOT_LOGINS_PER_QUARTER_HOUR: '1000' })
const server = await serve(world)
const codes = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
const { newBrowser } = await startPushService(world)
const group = await world.addGroup({}, { peopled: ['owner'] })
const group_id = group.id
const nobody = world.as('anonymous')
const [image, admin] = [pngOf({ width: 9, height: 9 }), await world.addPerson('admin')]
admin.identity.account.site_admin = true
await world.sql(`update accounts set site_admin = true where id = $1`, [admin.account.id])
const { poll_id } = await world.as('owner').newpoll({
  ...{ group_id, question: 'Which flour?', answers: JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }]) },
})
const { id: attachment_id } = await attachment()
const { topic_id } = await world.post('owner', { subject: 'Oven' }, group)

/** A file that emails link to, since it is too large for them. */
async function attachment(): Promise<{ id: number }> {
  const draft_id = await world.draft('owner', { subject: 'Rye', body: 'Bread' }, group)
  const parts = [{ param: 'fileupload', filename: 'rye.png', content: image }]
  const added = await server.call('uploadattachments', { draft_id }, { person: world.people.owner, way: 'key' }, parts)
  assert.equal(added.status, 200, added.text)
  await world.as('owner').postdraft({ draft_id })
  const [row] = await world.sql(`select id from attachments where group_id = $1`, [group_id])
  return { id: Number(row!['id']) }
}

type Access = () => Promise<unknown>
const isAllowed = async (access: Access): Promise<boolean> => {
  const reply = (await access().catch(() => ({ status: 400 }))) as { status?: number } | undefined
  return reply?.status === undefined || reply.status < 400
}
const pathOf = (address: string): string => address.replace(world.settings.url, '')
const basic = (token: string) => ({ authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` })

let people = 0
/** A member with one of everything that lets somebody act for them. */
async function memberWithAll() {
  people += 1
  const email = `ada${people}@example.org`
  const identity = await makeAccount(world, email)
  const member_id = await addMembership(world, group_id, { ...identity, name: 'Ada' } as never, {
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_integrations'],
  })
  const [own, other] = [await signIn(server, email), await signIn(server, email)]
  const call = async <Answer>(browser: Browser, name: string, params = {}): Promise<Answer> => {
    const reply = await browser.call(name, params)
    assert.equal(reply.status, 200, `${name}: ${reply.text}`)
    return reply.body as Answer
  }
  const key = await call<{ key: string }>(other, 'createapikey', { name: 'Script', password })
  const bearer = { authorization: `Bearer ${key.key}` }
  const feed = await call<{ url: string }>(other, 'newcalendarfeed', { group_id })
  const posting = await call<{ url: string }>(other, 'newpostingaddress', { group_id, name: 'Build' })
  await call(other, 'addpushsubscription', newBrowser(`/${people}`).subscription)
  const parts = [{ param: 'fileupload', filename: `rye${people}.png`, content: image }]
  const person = { csrf: other.csrf, ways: { cookie: { cookie: other.cookie } } } as never
  const uploaded = await server.call('uploadfiles', { group_id }, { person, way: 'cookie' }, parts)
  const { files } = uploaded.body as { files: { id: number }[] }
  const linkFor = async (headers: Record<string, string>) => {
    const reply = await server.ask(`/api/v1/getfile?file_id=${files[0]!.id}`, { headers })
    return pathOf((reply.body as { download_url: string }).download_url)
  }
  const ofSession = await linkFor({ cookie: `__Host-folkmoot=${other.cookie}` })
  const ofKey = await linkFor(bearer)
  await nobody.requestpasswordreset({ email })
  const resetLink = await linkTo(world, email)
  const emailed = (link: Partial<Link>) =>
    linkToken(codes, { action: 'leave', group_id, member_id, about_id: 0, ...link }, dayOf(Date.now()))
  const ask = (path: string, headers = {}) => server.ask(path, { headers })
  // In this order: some of them end others.
  const accesses: Record<string, Access> = {
    session: () => ask('/api/v1/getuser', { cookie: `__Host-folkmoot=${other.cookie}` }),
    'token of a session': () => ask('/api/v1/getuser', basic(other.token)),
    'API key': () => ask('/api/v1/getuser', bearer),
    'calendar feed': () => ask(pathOf(feed.url)),
    'posting address': () =>
      server.ask(new URL(posting.url).pathname, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ subject: `Build ${people}`, body: 'Done' }),
      }),
    'browser that shows notifications': async () =>
      assert.equal(
        (await world.sql(`select from push_subscriptions where account_id = $1`, [identity.account.id])).length,
        1,
      ),
    'file address of a session': () => ask(ofSession),
    'file address of a key': () => ask(ofKey),
    'emailed link to a file': () =>
      nobody.getmailfile({ code: emailed({ action: 'get_file', about_id: attachment_id }) }),
    'emailed link to vote': () =>
      nobody.votebymail({ code: emailed({ action: 'vote', about_id: poll_id }), choices: [1] }),
    'emailed link to mute': () => nobody.usemaillink({ code: emailed({ action: 'mute_topic', about_id: topic_id }) }),
    'emailed link to leave': async () => {
      await nobody.usemaillink({ code: emailed({}) })
      assert.deepEqual(await world.sql(`select from members where id = $1`, [member_id]), [])
    },
    'password reset': () => nobody.resetpassword({ token: resetLink, password: 'yet another password' }),
  }
  return { email, own, resetLink, accesses }
}

/** Somebody who is about to change their address: the new one has nothing to do with the old one's links. */
async function memberInChange() {
  people += 1
  const email = `ada${people}@example.org`
  await makeAccount(world, email)
  const own = await signIn(server, email)
  await nobody.requestpasswordreset({ email })
  const resetLink = await linkTo(world, email)
  assert.equal((await own.call('changeemail', { email: `new.${email}`, password })).status, 200)
  const token = await linkTo(world, `new.${email}`)
  const accesses: Record<string, Access> = { 'change of address': () => nobody.confirmemail({ token }) }
  return { email, own, resetLink, accesses }
}
type Member = Awaited<ReturnType<typeof memberInChange>>

const events: Record<string, (member: Member) => Promise<unknown>> = {
  nothing: async () => {},
  'revokesession of all': ({ own }) => own.call('revokesession', { all: 'true' }),
  changepassword: ({ own }) => own.call('changepassword', { password, new_password: 'a new password' }),
  resetpassword: ({ resetLink }) => nobody.resetpassword({ token: resetLink, password: 'a new password' }),
  suspenduser: ({ email }) => world.as(admin).suspenduser({ email }),
  deleteaccount: ({ own }) => own.call('deleteaccount', { password }),
}

const ofSession = ['session', 'token of a session', 'browser that shows notifications', 'file address of a session']
const ofAccount = ['API key', 'file address of a key', 'calendar feed', 'posting address']
const ofAccountLinks = ['change of address', 'password reset']
// Whoever can read the mailbox has them, and could reset the password, too.
const emailed = ['emailed link to a file', 'emailed link to vote', 'emailed link to mute']
const ends: Record<keyof typeof events, string[]> = {
  nothing: [],
  'revokesession of all': ofSession,
  changepassword: [...ofSession, ...ofAccountLinks],
  resetpassword: [...ofSession, ...ofAccount, ...ofAccountLinks],
  // Leaving is always possible.
  suspenduser: [...ofSession, ...ofAccount, ...ofAccountLinks, ...emailed],
  // There is nothing left to leave: nobody is told.
  deleteaccount: [...ofSession, ...ofAccount, ...ofAccountLinks, ...emailed],
}

for (const [event, happen] of Object.entries(events))
  test(`what gives access after ${event}`, async () => {
    const ended: string[] = []
    for (const member of [await memberWithAll(), await memberInChange()]) {
      await happen(member)
      await world.settle()
      for (const [name, access] of Object.entries(member.accesses)) if (!(await isAllowed(access))) ended.push(name)
    }

    assert.deepEqual(ended.toSorted(), ends[event]!.toSorted())
  })

/** The secrets that are tried above. */
const tried = [
  ...['sessions.secret_hash', 'api_keys.key_hash', 'calendar_feeds.secret_hash', 'posting_addresses.token_hash'],
  ...['mail_tokens.secret_hash', 'push_subscriptions.auth', 'push_subscriptions.endpoint'],
]
/** The others, which open no account. */
const others = {
  'with the password only': ['accounts.password_hash', 'accounts.two_factor_seed', 'recovery_codes.code_hash'],
  'until the link is used': ['mail_tokens.password_hash'],
  'in the browser that began to sign in': ['identity_logins.browser_hash', 'identity_logins.state_hash'],
  'sign in at the provider is still needed': ['identity_permits.token_hash'],
  'of an address, not of an account': ['invites.token_hash'],
  'of emails, and published': ['revoked_tokens.token'],
  'of a group': ['webhooks.secret', 'webhooks.old_secret'],
  'of the installation': ['mail_keys.secret', 'setup_link.secret_hash', 'signing_keys.secret'],
}

test('every secret in the database is tried, or opens no account', async () => {
  const columns = (await world.sql(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
     and column_name ~ '_hash$|secret|seed$|token|^(auth|endpoint)$' and column_name !~ '^(thumbnail|medium|large)_hash$'
     and data_type in ('bytea', 'text') order by 1`,
  )) as { name: string }[]

  assert.deepEqual(
    columns.map(({ name }) => name),
    [...tried, ...Object.values(others).flat()].toSorted(),
  )
})
