import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditEmails } from './audit.ts'
import { problemsOf, sentenceOf } from './judge.ts'
import type { Result } from './under-load.ts'

const recipients = ['ben@example.org', 'cleo@example.org']
const copy = (to: string, id: string, messageId = `<${id}@faults.example>`) => ({
  ...{ to: `${to}@example.org`, messageId, raw: `To: x\r\nSubject: [faults] ${id}\r\n\r\nRye` },
})
const clean: Result = {
  ...{ faults: 1, acknowledged: 9, unknown: 0, lost: [], doubled: [], notWhole: [], inconsistent: [] },
  ...{ emailsMissing: [], emailsUnwanted: [], emailsDoubled: [], emailsChanged: [] },
}

test('copies that are missing, unwanted, doubled or changed are told apart', () => {
  const taken = [
    ...[copy('ben', 'post-1'), copy('cleo', 'post-1'), copy('ben', 'post-1'), copy('dan', 'post-1')],
    ...[copy('ben', 'mail-2'), copy('ben', 'mail-2', '<other@faults.example>'), copy('ben', 'post-3')],
    { to: 'ben@example.org', messageId: '', raw: 'Subject: Welcome\r\n\r\nRye' },
  ]

  assert.deepEqual(auditEmails(taken, ['post-1', 'mail-2'], recipients), {
    emailsMissing: ['cleo@example.org mail-2'],
    emailsUnwanted: ['dan@example.org post-1', 'ben@example.org post-3'],
    emailsDoubled: ['ben@example.org post-1'],
    emailsChanged: ['ben@example.org mail-2'],
  })
})

test('an email that comes again is right only where something died', () => {
  const result = { ...clean, emailsDoubled: ['ben@example.org post-1'] }

  assert.deepEqual(problemsOf(result, 'the service was killed'), [])
  assert.deepEqual(problemsOf(result, undefined), [
    'emails that came again though nothing died: ben@example.org post-1',
  ])
})

for (const kind of [
  ...(['lost', 'doubled', 'notWhole', 'inconsistent', 'readsFailed'] as const),
  ...(['emailsMissing', 'emailsUnwanted', 'emailsChanged'] as const),
])
  test(`a case with ${kind} has failed`, () => {
    assert.deepEqual(problemsOf(clean, undefined), [])
    const [problem, ...others] = problemsOf({ ...clean, [kind]: ['one', 'two'] }, 'the service was killed')
    assert.match(problem!, /: one, two$/)
    assert.deepEqual(others, [])
  })

test('a case in which nothing was acknowledged has failed', () => {
  assert.deepEqual(problemsOf({ ...clean, acknowledged: 0 }, undefined), [
    'nothing was acknowledged: this shows nothing',
  ])
})

test('the last sentence speaks of what was tried only', () => {
  assert.equal(
    sentenceOf(true, 2, ['power']),
    'In these 2 cases nothing that was acknowledged is lost, doubled or half. Not tried: power.',
  )
  assert.equal(sentenceOf(true, 0, ['power']), 'Nothing was tried. Not tried: power.')
  assert.equal(sentenceOf(false, 2, []), 'Something is wrong.')
})
