import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { newWorld } from '#test/world.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-scan-'))
after(() => rm(folder, { recursive: true }))
// It finds what ClamAV would, and cannot look at some mails.
const scan = join(folder, 'scan.sh')
await writeFile(
  scan,
  `#!/bin/sh
text=$(cat)
case "$text" in
*EICAR*) echo "stream: Eicar-Test-Signature FOUND"; exit 1;;
*broken*) exit 2;;
esac
`,
  { mode: 0o755 },
)

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1', FOLKMOOT_VIRUS_SCAN: scan })
const server = await listenFor(world)
const { email: ben } = world.people.ben.account
const { email: owner } = world.people.owner.account
const send = (name: string, body: string, from = ben) => {
  const to = `${name}@folkmoot.test`
  return sendTo(server, mailOf({ From: from, To: to }, body), { from, to })
}

test('mail with a virus is rejected with its name, and mail without is posted', async () => {
  const { name } = world.group

  assert.equal(await send(name, 'EICAR'), '550 5.7.1 This email contains a virus: Eicar-Test-Signature')
  assert.equal(await send(name, 'Bread'), '250 2.0.0 Done')
})

test('where the group wants it, it is held with the name of the virus, whoever sent it', async () => {
  const { id: group_id, name } = await world.addGroup({ handle_virus: 'handle_virus_moderate' }, { peopled: true })

  const answer = await send(name, 'EICAR', owner)

  assert.equal(answer, '250 2.0.0 Accepted: a moderator has to approve it')
  const { data } = await world.as('owner').getpendingmessages({ group_id })
  assert.deepEqual(
    data.map(({ type, virus_name }) => [type, virus_name]),
    [['pendingmsg_virus', 'Eicar-Test-Signature']],
  )
})

test('mail that could not be scanned is deferred', async () => {
  assert.equal(await send(world.group.name, 'broken'), '451 4.3.0 Temporary failure: try again later')
})
