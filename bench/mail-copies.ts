// What a copy of a message costs, beside what one RSA signature costs by itself: the rest is ours.
import { sign } from 'node:crypto'
import type { Recipient } from '#mail/send/outgoing-message.ts'
import { dkimSigner, noSigner, type Signer } from '#mail/send/sign/dkim.ts'
import { keys, sampleCopies } from './support/copy-source.ts'

const copies = 1000
const [{ key: rsa }, { key: ed25519 }] = keys
const recipientOf = (id: number): Recipient => ({
  member_id: id,
  account_id: id,
  email: `member-${id}@example.net`,
  full_name: 'A Member',
  timezone: 'UTC',
  email_delivery: 'email_delivery_single',
  max_attachment_size: 'max_attachment_size_unlimited',
  mod_status: 'sub_modstatus_none',
  options: {},
})

/** Milliseconds that each of some copies takes: of the processors, and until it is there. */
async function cost(work: (index: number) => unknown): Promise<string> {
  const [before, began] = [process.cpuUsage(), performance.now()]
  await Promise.all(Array.from({ length: copies }, (_, index) => work(index + 1)))
  const { user, system } = process.cpuUsage(before)
  const each = (milliseconds: number) => (milliseconds / copies).toFixed(3)
  return `${each((user + system) / 1000)} ms of a processor, one every ${each(performance.now() - began)} ms`
}

function copiesBy(signer: Signer): (index: number) => Promise<unknown> {
  const composed = sampleCopies(signer)
  return id => composed.for(recipientOf(id + 1))
}

const data = Buffer.alloc(2000, 'x')
const rows = {
  'an RSA signature alone': () => sign('sha256', data, rsa),
  'an Ed25519 signature alone': () => sign(null, data.subarray(0, 32), ed25519),
  'a copy without signatures': copiesBy(noSigner),
  'a copy signed with Ed25519': copiesBy(dkimSigner('moot.example', keys.slice(1))),
  'a copy signed with both': copiesBy(dkimSigner('moot.example', keys)),
}
for (const [name, work] of Object.entries(rows)) {
  await cost(work)
  console.log(`${name}: ${await cost(work)}`)
}
