import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import type { GroupRef } from '#test/world/groups.ts'
import { gifOf, pngOf, pngText } from '#test/fixtures/pictures.ts'
import { errorBody } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { ben } = world.people

/** Ben posts a message with a file; the id of the attachment. */
async function attach(filename: string, content: string | Buffer, where: GroupRef = world.group): Promise<number> {
  const { msg_num } = await world.post('ben', { subject: filename, files: { [filename]: content } }, where)
  const { attachments } = await world.as('ben').getmessage({ group_id: where.id, msg_num })
  return attachments[0]!.id
}
const ask = (attachment_id: number, more = '', person = ben) =>
  server.ask(`/api/v1/downloadattachment?attachment_id=${attachment_id}${more}`, { headers: headersOf(person, 'key') })
const absent = errorBody('invalid attachment_id')
const page = '<html><script>alert(1)</script></html>'

suite('a file of a message', () => {
  const saved: Record<string, string | Buffer> = {
    'page.html': page,
    'page.png': page,
    'image.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'page.xhtml': '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
    'feed.xml': '<?xml version="1.0"?><?xml-stylesheet href="x"?><a/>',
    'paper.pdf': '%PDF-1.7\n/OpenAction << /S /JavaScript >>',
    'script.gif': 'GIF89a/*\xff\xff\xff\xff*/=1;alert(1)//',
    'huge.png': pngOf({ width: 65_535, height: 65_535, rows: 1 }),
    'scan.tiff': 'II*\0\x08\0\0\0',
    'bomb.zip': 'PK\x03\x04\x14\0\0\0',
    'no name and no type': '\0\x01\x02',
  }
  for (const [filename, content] of Object.entries(saved)) {
    test(`is only downloaded: ${filename}`, async () => {
      const { status, headers, text } = await ask(await attach(filename, content))

      assert.equal(status, 200)
      assert.equal(headers['content-type'], 'application/octet-stream')
      assert.equal(headers['content-disposition'], `attachment; filename="${filename}"`)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(String(headers['content-security-policy']), /^default-src 'none';.* sandbox$/)
      assert.equal(text, Buffer.from(content as string).toString())
    })
  }

  const shown: Record<string, [content: Buffer, type: string]> = {
    'loaf.jpg': [pngOf({ width: 20, height: 10 }), 'image/png'],
    'says more.png': [pngOf({ width: 20, height: 10, extra: pngText(`Comment\0${page}`) }), 'image/png'],
    'script.js': [Buffer.concat([gifOf({ width: 9, height: 9, frames: 1 }), Buffer.from(page)]), 'image/gif'],
  }
  for (const [filename, [content, type]] of Object.entries(shown)) {
    test(`is displayed as a picture: ${filename}`, async () => {
      const { headers } = await ask(await attach(filename, content))

      assert.equal(headers['content-type'], type)
      assert.equal(headers['content-disposition'], `inline; filename="${filename}"`)
      assert.equal(headers['content-length'], String(content.length))
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(String(headers['content-security-policy']), /^default-src 'none';.* sandbox$/)
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    })
  }

  test('is returned byte for byte, with a thumbnail if it is a picture', async () => {
    const content = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const attachment_id = await attach('red.jpg', content)

    const whole = await world.as('ben').downloadattachment({ attachment_id })
    const small = await world.as('ben').downloadattachment({ attachment_id, thumbnail: true })
    const over = await ask(attachment_id, '&thumbnail=1')

    assert.deepEqual(await buffer(whole.chunks), content)
    const { width, height, format } = await sharp(await buffer(small.chunks)).metadata()
    assert.deepEqual([width, height, format], [400, 133, 'webp'])
    assert.equal(over.headers['content-type'], 'image/webp')
    assert.equal(over.headers['content-disposition'], 'inline; filename="red.jpg.webp"')
  })

  test('has no thumbnail if it is no picture', async () => {
    const { status, body } = await ask(await attach('bread.txt', 'Rye'), '&thumbnail=1')

    assert.equal(status, 400)
    assert.deepEqual(body, errorBody('thumbnail', 'invalid_value'))
  })

  test('is for readers of the archives, and absent for those who may not know the group', async () => {
    const attachment_id = await attach('rye.txt', 'Rye')
    const secret = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
    const hidden = await attach('x.txt', 'secret', secret)
    const { stranger } = world.people

    assert.equal((await ask(hidden)).text, 'secret')
    assert.deepEqual((await ask(hidden, '', stranger)).body, absent)
    assert.deepEqual((await ask(999_999_999, '', stranger)).body, absent)
    assert.deepEqual(
      (await ask(attachment_id, '', stranger)).body,
      errorBody('archives_visible', 'inadequate_permissions'),
    )
    assert.equal((await server.ask(`/api/v1/downloadattachment?attachment_id=${attachment_id}`)).status, 400)
  })

  test('is gone with its message at once, even if another message has the same file', async () => {
    const [first, second] = [await attach('a.txt', 'the same'), await attach('b.txt', 'the same')]
    const [row] = await world.sql(`select message_id from attachments where id = $1`, [first])

    await world.as('ben').deletemessage({ message_id: Number(row!['message_id']) })

    assert.deepEqual((await ask(first)).body, absent)
    assert.equal((await ask(second)).text, 'the same')
  })

  test('that was lost is a server error, and no empty file', async () => {
    const attachment_id = await attach('lost.txt', 'lost for good')
    await world.blobs.remove(createHash('sha256').update('lost for good').digest('hex'))

    const { status, body } = await ask(attachment_id)

    assert.equal(status, 400)
    assert.equal((body as { type: string }).type, 'server')
  })
})
