// What a copy of a message costs, beside what one RSA signature costs by itself: the rest is ours.
import { generateKeyPairSync, sign } from 'node:crypto'
import { groupSettingDefaults } from '#contract/group-settings.ts'
import { composeMail } from '#features/archives/index.ts'
import { createCodes } from '#mail/codes.ts'
import { copiesOf } from '#mail/send/copy/copies.ts'
import type { Recipient } from '#mail/send/outgoing.ts'
import { dkimSigner, unsigned, type Signer } from '#mail/send/sign/dkim.ts'

const copies = 1000
const addresses = { url: 'https://moot.example', mailDomain: 'moot.example' }
const text = 'Rye rises slower than wheat, and keeps longer. '.repeat(40)
const mime_id = 'rye@moot.example'
const author = { account_id: 1, member_id: 1, name: 'Ben Baker', email: 'ben@example.org' }
const raw = composeMail(
  addresses,
  { name: 'bread' },
  {
    author,
    subject: 'Rye',
    text: { html: `<p>${text}</p>`, plain: text, is_plain_text: false },
    files: [],
    mime_id,
    references: [],
    created: '2026-11-15T10:00:00Z',
  },
)
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const ed25519 = generateKeyPairSync('ed25519').privateKey
const keys = [
  { algorithm: 'rsa-sha256', selector: 'r', key: rsa },
  { algorithm: 'ed25519-sha256', selector: 'e', key: ed25519 },
] as const
const codes = createCodes(Buffer.alloc(32, 1))
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

/** Milliseconds of the processor that each of some copies takes. */
function cost(work: (index: number) => void): number {
  const before = process.cpuUsage()
  for (let i = 1; i <= copies; i += 1) work(i)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / copies
}

function copiesBy(signer: Signer): (index: number) => void {
  const composed = copiesOf(
    {
      addresses,
      group: {
        id: 1,
        name: 'bread',
        title: 'Bread',
        url: 'https://moot.example/g/bread',
        settings: groupSettingDefaults,
      },
      message: {
        ...author,
        msg_num: 12,
        topic_id: 5,
        created: '2026-11-15T10:00:00Z',
        mime_id,
        subject_with_tags: 'Rye',
        html: '',
      },
      reply_to: 'thread_reply_group_default',
      hashtags: [{ id: 3, name: 'rye' }],
      files: [],
      raw,
      contents: new Map(),
      arrival: null,
      isForbidden: false,
      largest: 15_728_640,
    },
    { codes, today: 20_000, signer },
  )
  return id => void composed.for(recipientOf(id + 1))
}

const data = Buffer.alloc(2000, 'x')
const rows = {
  'an RSA signature alone': () => void sign('sha256', data, rsa),
  'an Ed25519 signature alone': () => void sign(null, data.subarray(0, 32), ed25519),
  'a copy without signatures': copiesBy(unsigned),
  'a copy signed with Ed25519': copiesBy(dkimSigner('moot.example', keys.slice(1))),
  'a copy signed with both': copiesBy(dkimSigner('moot.example', keys)),
}
for (const [name, work] of Object.entries(rows)) {
  cost(work)
  console.log(`${name}: ${cost(work).toFixed(3)} ms`)
}
