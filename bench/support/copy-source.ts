import { generateKeyPairSync } from 'node:crypto'
import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { composeMail } from '#features/archives/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { composeCopies } from '#mail/send/member-copy/copies.ts'
import type { RecipientComposer } from '#mail/send/outgoing-message.ts'
import type { Signer, SigningKey } from '#mail/send/sign/dkim.ts'

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

export const keys = [
  { algorithm: 'rsa-sha256', selector: 'r', key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey },
  { algorithm: 'ed25519-sha256', selector: 'e', key: generateKeyPairSync('ed25519').privateKey },
] as const satisfies SigningKey[]
const tokenSigner = createTokenSigner(Buffer.alloc(32, 1))

/** The copies of an ordinary message. */
export const sampleCopies = (signer: Signer, mayShare = false): RecipientComposer =>
  composeCopies(
    {
      addresses,
      language: 'en',
      seals: tokenSigner,
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
      poll: null,
      reply_to: 'thread_reply_group_default',
      hashtags: [{ id: 3, name: 'rye' }],
      files: [],
      raw,
      contents: new Map(),
      arrival: null,
      isForbidden: false,
      mayShare,
      largest: 15_728_640,
    },
    { codes: tokenSigner, today: 20_000, signer },
  )
