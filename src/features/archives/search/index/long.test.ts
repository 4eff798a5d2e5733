// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchVector } from '#content/tokenizer/index.ts'
import { count, searchedGroup } from '#test/searched-group.ts'

const { change, packAll, walks } = await searchedGroup()

/** A text of so many words, of which every hundredth stands once. */
const wordsOf = (size: number) =>
  Array.from({ length: size }, (_, n) => (n % 100 === 0 ? `once${size}x${n}` : `w${(n * 7919) % 3001}`))
const sizes = [10, 4200, 8300, 16_500, 50_000, 100_000]
const texts = sizes.map((size, n) => ({ size, msg_num: n % 2 === 0 ? 1000 + n : count - n, words: wordsOf(size) }))

test('words and phrases far into long texts are found in the index as in messages', async () => {
  for (const { msg_num, words } of texts)
    await change(
      msg_num,
      searchVector({ subject: '', body: words.join(' '), quoted: '', remainder: '', name: '', keywords: [] }),
    )
  await packAll()

  for (const { size, msg_num, words } of texts) {
    const asked = [0, 4100, 8200, 16_300, 30_000, 49_800].filter(at => at < Math.min(size, 49_900))
    for (const at of asked) {
      const q = at <= 16_300 ? `"${words[at]} ${words[at + 1]}"` : words[at]!
      const { packed, unpacked } = await walks({ q })

      assert.deepEqual(packed, unpacked)
      assert.deepEqual([q, packed.candidates.map(found => found.msg_num)], [q, [msg_num]])
    }
  }
})
