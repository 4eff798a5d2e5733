import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerations } from '#contract/enumerations.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const owner = world.as('owner')
const at = { group_id: group.id }
const notice = { subject: 'Welcome aboard', body: 'Bring <b>warm</b> clothes.\n\nThe crew' }

test('a notice is previewed as the email members get, and nothing is sent', async () => {
  const { html, text, ...preview } = await owner.getnoticepreview({ ...at, type: 'member_notice_welcome', ...notice })

  assert.deepEqual(preview, {
    object: 'notice_preview',
    from_name: `${group.name} moderators`,
    recipient: world.people.owner.account.email,
    subject: 'Welcome aboard',
  })
  assert.match(text, /^Bring <b>warm<\/b> clothes\.\n\nThe crew\n\n--\nYou're getting this because you joined/)
  assert.match(html, /Bring &#60;b&#62;warm&#60;\/b&#62; clothes\./)
  assert.deepEqual(await world.emails(), [])

  await owner.newmembernotice({ ...at, type: 'member_notice_welcome', ...notice })
  await world.as('stranger').joingroup(at)
  const [sent] = (await world.newEmails()).filter(({ kind }) => kind === 'member_notice_welcome')
  assert.deepEqual([sent!.subject, sent!.body], [preview.subject, text])
})

test('each type of notice has a preview with sample content', async () => {
  for (const type of enumerations.member_notice) {
    const { text } = await owner.getnoticepreview({ ...at, type, ...notice })
    assert.match(text, /Bring <b>warm<\/b> clothes\./, type)
  }
  const rejected = await owner.getnoticepreview({ ...at, type: 'member_notice_rejected_message', ...notice })
  assert.match(rejected.text, /rejected your post “Sunday outing”.*The reason that the moderator gives\./s)
  const invited = await owner.getnoticepreview({ ...at, type: 'member_notice_invite', ...notice, locale: 'de' })
  assert.match(invited.html, /lang="de"/)
})

test('an empty or unknown notice has no preview', async () => {
  const type = 'member_notice_welcome'
  const preview = (given: object) => owner.getnoticepreview({ ...at, type, ...notice, ...given })
  await assert.rejects(preview({ subject: ' ' }), expectedError('invalid subject'))
  await assert.rejects(preview({ body: '\n' }), expectedError('invalid body'))
  await assert.rejects(world.as('ben').getnoticepreview({ ...at, type, ...notice }), { type: 'inadequate_permissions' })
})

test('a footer is previewed as it appears below emails, sanitized', async () => {
  const before = await owner.getgroup(at)
  const footer = '<b>Bake well</b><script>alert(1)</script>'

  const { html, text } = await owner.getfooterpreview({ ...at, footer })

  assert.match(text, /\nBake well\n\n/)
  assert.match(html, /<b>Bake well<\/b>/)
  assert.doesNotMatch(html, /<script/)
  assert.match(html, new RegExp(`mailto:${group.name}@`))
  assert.deepEqual(await owner.getgroup(at), before)
  await assert.rejects(owner.getfooterpreview({ ...at, footer: '<b>'.repeat(600) }), {
    type: 'invalid_value',
    extra: 'footer',
  })
})
