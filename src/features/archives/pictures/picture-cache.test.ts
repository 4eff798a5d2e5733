import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureCache } from './picture-cache.ts'

test('evicts the least recently used pictures; concurrent requests share one fetch', async () => {
  const asked: string[] = []
  const find = pictureCache(async url => {
    asked.push(url)
    return { mediaType: 'image/png', content: Buffer.alloc(5_000_000) }
  })
  const see = (n: number) => find(`https://a.example/${n}`)

  await Promise.all([see(0), see(0)])
  for (let n = 1; n <= 5; n += 1) await see(n)
  await see(0)
  await see(6)
  await see(0)
  await see(1)

  assert.deepEqual(
    asked.map(url => Number(url.at(-1))),
    [0, 1, 2, 3, 4, 5, 6, 1],
  )
})

test('a server without the picture is not asked again at once', async () => {
  let asked = 0
  const find = pictureCache(async () => {
    asked += 1
    throw new Error('gone')
  })

  assert.deepEqual([await find('https://a.example/x'), await find('https://a.example/x'), asked], [null, null, 1])
})
