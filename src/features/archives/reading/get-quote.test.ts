import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group_id = world.group.id
const source = (num: number) => `${world.settings.url}/g/${world.group.name}/message/${num}`
const quote = async (msg_num: number, params: { body_type?: 'plain' | 'html'; text?: string } = {}) =>
  (await world.as('cleo').getquote({ group_id, msg_num, ...params })).body

const name = '[B] *en* <b>'
await world.sql('update accounts set full_name = $2 where id = $1', [world.people.ben.account.id, name])
const body = '<p># <b>Rye</b> &amp; oats</p><p>1. *Wet* flour<br>--- <a href="https://rye.example/a_b">here</a></p>'
const { msg_num, message_id } = await world.post('ben', { subject: 'Bread', body, body_type: 'html' })

test('a message is quoted in each format, with its author and a link, and its signs as they are', async () => {
  const url = source(msg_num)
  assert.equal(
    await quote(msg_num),
    `> [\\[B\\] \\*en\\* \\<b\\>, #${msg_num}](${url})\n>\n> \\# Rye \\& oats\n>\n> 1\\. \\*Wet\\* flour\n> \\--- here \\<https://rye.example/a\\_b\\>\n\n`,
  )
  assert.equal(
    await quote(msg_num, { body_type: 'plain' }),
    `> ${name}, #${msg_num} <${url}>\n>\n> # Rye & oats\n>\n> 1. *Wet* flour\n> --- here <https://rye.example/a_b>\n\n`,
  )
  assert.equal(
    await quote(msg_num, { body_type: 'html' }),
    `<blockquote><p><a href="${url}">[B] *en* &lt;b&gt;, #${msg_num}</a></p><p># Rye &amp; oats</p><p>1. *Wet* flour<br>--- here &lt;https://rye.example/a_b&gt;</p></blockquote><p></p>`,
  )
})

test('a passage is quoted if the message has it, otherwise all of it', async () => {
  assert.match(
    await quote(msg_num, { body_type: 'plain', text: 'oats\n\n1. *Wet*' }),
    /\n> oats\n>\n> 1\. \*Wet\*\n\n$/,
  )
  assert.match(await quote(msg_num, { body_type: 'plain', text: 'I agree' }), /# Rye & oats/)
})

test('what a message quotes itself is left out, and a reply with a quote shows it as one', async () => {
  const text = `${await quote(msg_num, { text: '1. *Wet* flour' })}Agreed.`
  const reply = await world.answer('cleo', { message_id }, { body: text, body_type: 'markdown' })
  const { body: shown, quoted } = await world.as('cleo').getmessage({ group_id, msg_num: reply.msg_num })

  assert.equal(
    (shown + quoted).replaceAll('\n', ''),
    `<blockquote><p><a href="${source(msg_num)}" rel="noopener noreferrer ugc">[B] *en* &lt;b&gt;, #${msg_num}</a></p><p>1. *Wet* flour</p></blockquote><p>Agreed.</p>`,
  )
  assert.match(await quote(reply.msg_num, { body_type: 'plain' }), />\n> Agreed\.\n\n$/)
})

test('a message that is absent cannot be quoted', async () => {
  await assert.rejects(quote(999), expectedError('invalid msg_num'))
})
