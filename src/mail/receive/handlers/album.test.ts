import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { as, people } = world
const { mail, emailsTo } = await mailHelpers(world)
const [ben, stranger] = [people.ben.account.email, people.stranger.account.email]
const { id: group_id, name } = world.group
const { id: album_id, email_address: to } = await as('owner').newalbum({ group_id, title: 'Open day' })
const picture = pngOf({ width: 60, height: 30 })

type Part = { filename: string; content: Buffer | string; type?: string; inline?: boolean }
/** A mail as phones write them: some words, and files. */
function mailWith(words: string, parts: readonly Part[], subject = 'Bread') {
  const parted = parts.map(({ filename, content, type = 'image/png', inline = false }, n) =>
    [
      '--part',
      `Content-Type: ${type}; name="${filename}"`,
      `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${filename}"`,
      ...(inline ? [`Content-ID: <${n}@example.org>`] : []),
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  )
  const text = ['--part', 'Content-Type: text/plain; charset=utf-8', '', words].join('\r\n')
  return {
    subject,
    headers: { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=part' },
    body: [text, ...parted, '--part--', ''].join('\r\n'),
  }
}
const photos = async (id = album_id) =>
  (await as('ben').getphotos({ group_id, album_id: id })).data.map(photo => [
    photo.name,
    photo.desc,
    photo.creator_name,
  ])
const benName = people.ben.account.full_name

test('pictures of an email are added to the album, with its text or its subject as their caption', async () => {
  assert.equal(to, `${name}+album+${album_id}@${world.settings.mailDomain}`)

  assert.equal(
    await mail(
      ben,
      to,
      mailWith('The first loaf.', [
        { filename: 'a.png', content: picture },
        { filename: 'b.png', content: picture },
        // What mail programs add by themselves.
        { filename: 'logo.png', content: picture, inline: true },
        { filename: 'signature.asc', content: '-----BEGIN PGP SIGNATURE-----', type: 'application/pgp-signature' },
      ]),
    ),
    '250 2.0.0 Done',
  )
  assert.equal(
    await mail(ben, to, mailWith('', [{ filename: 'c.png', content: picture, inline: true }], 'At the mill')),
    '250 2.0.0 Done',
  )

  assert.deepEqual(await photos(), [
    ['a.png', 'The first loaf.', benName],
    ['b.png', 'The first loaf.', benName],
    ['c.png', 'At the mill', benName],
  ])
  const [told] = await emailsTo(ben)
  assert.match(told!.body, /Your photos were added to the album Open day\./)
  const [entry] = (await as('owner').getactivitylog({ group_id })).data
  assert.equal(entry!.via, 'via_email')
})

test('a caption loses the codes of an email that is quoted in it', async () => {
  const { id } = await as('owner').newalbum({ group_id, title: 'Quoted' })
  const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
  const code = tokenSigner.make('unsubscribe', [0, 7, 300, 0, 20_800])
  const address = to.replace(`+${album_id}@`, `+${id}@`)
  const words = `Rye https://folkmoot.test/mail/unsubscribe/${code}`
  await mail(ben, address, mailWith(words, [{ filename: 'a.png', content: picture }]))
  assert.deepEqual(await photos(id), [['a.png', 'Rye https://folkmoot.test/mail/unsubscribe/', benName]])
})

test('whoever may not add photos, or is not verified, adds none, and is told why', async () => {
  const before = await photos()
  const one = mailWith('Hello', [{ filename: 'x.png', content: picture }])
  assert.match(await mail(stranger, to, one), /^5\d\d .*permission/)
  assert.match(await mail('nobody@example.org', to, one), /^5/)
  await as('owner').updategroup({ group_id, photos_access: 'group_access_moderators_only' })
  assert.match(await mail(ben, to, one), /^5\d\d .*permission/)
  assert.equal((await as('ben').getgroup({ group_id })).perms.manage_photos, false)
  await as('owner').updategroup({ group_id, photos_access: 'group_access_subscribers' })
  assert.deepEqual(await photos(), before)
})

test('what is no picture is refused whole, and so are unknown albums', async () => {
  const before = await photos()
  const good = { filename: 'x.png', content: picture }
  for (const [parts, why] of [
    [[], /no photos/],
    [[good, { filename: 'list.pdf', content: '%PDF-1.7', type: 'application/pdf' }], /list\.pdf isn't a JPEG/],
    [[good, { filename: 'fake.png', content: '<svg onload="alert(1)"/>' }], /fake\.png isn't a JPEG/],
    [[good, { filename: 'cut.png', content: picture.subarray(0, 60) }], /cut\.png can't be read\. No photo was added/],
  ] as const)
    assert.match(await mail(ben, to, mailWith('Hello', parts)), why)
  const other = await world.addGroup({}, { peopled: true })
  const { id: elsewhere } = await as('owner').newalbum({ group_id: other.id, title: 'Elsewhere' })
  for (const id of [elsewhere, 999_999])
    assert.match(
      await mail(ben, to.replace(`+${album_id}@`, `+${id}@`), mailWith('Hello', [good])),
      /^5\d\d .*doesn't have this album/,
    )
  const answer = await mail(ben, to, { ...mailWith('Hello', [good]), headers: { 'Auto-Submitted': 'auto-replied' } })
  assert.match(answer, /^5/)
  assert.deepEqual(await photos(), before)
  assert.deepEqual(await photos(album_id), before)
})
