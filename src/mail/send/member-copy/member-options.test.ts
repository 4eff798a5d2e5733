// Not on every day: it receives or sends many emails.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { ownClassNames } from '#content/text/index.ts'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'

const sink = await startSink()
after(() => sink.close())
const world = await newWorld({ FOLKMOOT_SMTP_RELAY: sink.url, FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const server = await listenFor(world)
const { group, people } = world
const asBen = world.as('ben')
const ben = people.ben.account.email
const to = `${group.name}@folkmoot.test`

/** The copy that Cleo got of what was posted last. */
async function copy() {
  await world.settle()
  const taken = sink.taken.splice(0).findLast(mail => mail.to === people.cleo.account.email)
  return PostalMime.parse(taken!.raw)
}
const aboveFooter = (text = '') => text.split(ownClassNames.footerLine)[0]!.trimEnd()
const newest = async () => {
  const { data } = await world.as('owner').getmessages({ group_id: group.id, limit: 1 })
  return world.as('owner').getmessage({ group_id: group.id, msg_num: data[0]!.msg_num })
}
const wish = (options: { use_signature?: boolean; use_signature_email?: boolean }) =>
  asBen.updatesub({
    group_id: group.id,
    signature: 'Ben <Bakery>\nhttps://bread.example',
    use_signature: false,
    use_signature_email: false,
    ...options,
  })
const signatureHtml =
  '<p>-- <br />Ben &lt;Bakery&gt;<br /><a href="https://bread.example" rel="noopener noreferrer ugc">https://bread.example</a></p>'
const signaturePlain = '-- \nBen <Bakery>\nhttps://bread.example'
const mail = (subject: string, body: string, headers = {}) =>
  sendTo(server, mailOf({ From: `Ben <${ben}>`, To: to, Subject: subject, ...headers }, body), { from: ben, to })

test('a member’s signature is added to their web posts if wanted', async () => {
  await wish({ use_signature: true })
  await world.post('ben', { subject: 'Rye', body: '<p>Rye rises.' })

  const { body, quoted, remainder } = await newest()
  assert.deepEqual([body, quoted, remainder], ['<p>Rye rises.</p>', '', signatureHtml])
  const { text, html } = await copy()
  assert.equal(aboveFooter(text), `Rye rises.\n\n${signaturePlain}`)
  assert.ok(html!.includes(`<p>Rye rises.</p>${signatureHtml}`))

  await mail('Oats', 'Oats.')
  assert.deepEqual([(await newest()).remainder, aboveFooter((await copy()).text)], ['', 'Oats.'])
})

test('it is not repeated, nor added to an empty post', async () => {
  await wish({ use_signature: true })
  await world.post('ben', { subject: 'Rye', body: `Rye rises.\n\n${signaturePlain}\n`, body_type: 'plain' })
  assert.equal(aboveFooter((await copy()).text), `Rye rises.\n\n${signaturePlain}`)

  const draft_id = await world.draft('ben', { subject: 'Empty', body: '' })
  await assert.rejects(asBen.postdraft({ draft_id }), { extra: 'no body' })
})

test('for posts by email it is added in the archive and in copies, while the raw mail is unchanged', async () => {
  await wish({ use_signature_email: true })
  await mail('Spelt', 'Spelt.')

  const { body, remainder, raw_message } = await newest()
  assert.deepEqual([body.trim(), remainder, raw_message!.includes('Bakery')], ['<p>Spelt.</p>', signatureHtml, false])
  assert.equal(aboveFooter((await copy()).text), `Spelt.\n\n${signaturePlain}`)

  await mail('Wheat', '<html><body><p>Wheat.</p></body></html>', { 'Content-Type': 'text/html' })
  assert.ok((await copy()).html!.startsWith(`<html><body><p>Wheat.</p>${signatureHtml}`))

  await world.post('ben', { subject: 'Barley', body: '<p>Barley.</p>' })
  assert.equal((await newest()).remainder, '')
  await copy()
})

test('it is kept with pending posts', async () => {
  await wish({ use_signature_email: true })
  await world.as('owner').updategroup({ group_id: group.id, moderated: true })
  await mail('Millet', 'Millet.')
  const { data } = await world.as('owner').getpendingmessages({ group_id: group.id })

  await world.as('owner').approvependingmessage({ pending_message_id: data[0]!.id })

  await world.as('owner').updategroup({ group_id: group.id, moderated: false })
  assert.equal((await newest()).remainder, signatureHtml)
  assert.equal(aboveFooter((await copy()).text), `Millet.\n\n${signaturePlain}`)
})

test('pictures in copies are resized as the group wants; the archive keeps the originals', async () => {
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'brown' } })
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } })
  const files = {
    'loaf.jpg': await photo.jpeg().toBuffer(),
    'loaf.png': await photo.png().toBuffer(),
    'loaf.webp': await photo.webp().toBuffer(),
    'small.jpg': await small.jpeg().toBuffer(),
    'list.txt': Buffer.from('Rye. '.repeat(500)),
  }
  await world.as('owner').updategroup({ group_id: group.id, max_photo_size_email: 'max_photo_size_somewhat_small' })

  await world.post('ben', { subject: 'Photos', body: '<p>Loaves.</p>', files })

  const { attachments } = await copy()
  const content = (name: string) =>
    Buffer.from(attachments.find(({ filename }) => filename === name)!.content as ArrayBuffer)
  const shapes = ['loaf.jpg', 'loaf.png', 'loaf.webp'].map(async name => {
    const { format, width, height } = await sharp(content(name)).metadata()
    return [format, width, height]
  })
  assert.deepEqual(await Promise.all(shapes), [
    ['jpeg', 800, 450],
    ['png', 800, 450],
    ['webp', 800, 450],
  ])
  for (const name of ['small.jpg', 'list.txt'] as const) assert.ok(content(name).equals(files[name]))
  const kept = await PostalMime.parse((await newest()).raw_message!)
  assert.ok(Buffer.from(kept.attachments[0]!.content as ArrayBuffer).equals(files['loaf.jpg']))
})

test('a picture removed from the mail is shown without signing in', async () => {
  await world.as('cleo').updatesub({ group_id: group.id, max_attachment_size: 'max_attachment_size_none' })
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'brown' } })
    .png()
    .toBuffer()
  const parts = [
    'Content-Type: text/html\r\n\r\n<p>Our <img src="cid:oven@b"> oven, <img src="cid:oven@b"> twice.</p>',
    `Content-Type: image/png; name=oven.png\r\nContent-ID: <oven@b>\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture.toString('base64')}`,
  ]
  const body = `${parts.map(part => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
  await mail('Oven', body, { 'MIME-Version': '1.0', 'Content-Type': 'multipart/related; boundary=b' })

  const { html, attachments } = await copy()
  const codes = [...html!.matchAll(/<img src="https:\/\/folkmoot\.test\/api\/v1\/getmailfile\?code=([a-z2-7]+)">/g)]
  const { chunks, inline, anywhere } = await world.as('anonymous').getmailfile({ code: codes[0]![1]! })

  assert.deepEqual([attachments, codes.length, inline, anywhere], [[], 2, true, true])
  assert.ok(Buffer.concat(await Array.fromAsync(chunks)).equals(picture))
})

test('a file removed from the mail is downloaded by its link without signing in, by members only', async () => {
  await world.as('cleo').updatesub({ group_id: group.id, max_attachment_size: 'max_attachment_size_none' })
  await world.post('ben', { subject: 'A list', body: '<p>See the list.</p>', files: { 'list & more.txt': 'Rye.' } })
  const { text, attachments } = await copy()
  const code = /^list & more\.txt: https:\/\/folkmoot\.test\/api\/v1\/getmailfile\?code=([a-z2-7]+)$/m.exec(text!)![1]!
  const nobody = world.as('anonymous')

  const { chunks } = await nobody.getmailfile({ code })

  assert.deepEqual([attachments, Buffer.concat(await Array.fromAsync(chunks)).toString()], [[], 'Rye.'])
  await assert.rejects(nobody.usemaillink({ code }), expectedError('invalid link'))
  await assert.rejects(nobody.getmailfile({ code: `${code.slice(0, -1)}a` }), expectedError('invalid link'))
  await world.as('cleo').deletesub({ group_id: group.id })
  await assert.rejects(nobody.getmailfile({ code }), expectedError('not subscribed'))
})
