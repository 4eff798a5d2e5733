import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'

test('Polish plurals are right', () => {
  const { topic, inbox } = messagesFor('pl')
  assert.deepEqual(
    [1, 2, 5, 22].map(count => topic.messages({ count })),
    ['1 wiadomość', '2 wiadomości', '5 wiadomości', '22 wiadomości'],
  )
  assert.deepEqual(
    [1, 2, 5, 22].map(count => inbox.pendingMessages({ count })),
    ['1 oczekująca wiadomość', '2 oczekujące wiadomości', '5 oczekujących wiadomości', '22 oczekujące wiadomości'],
  )
})

test('French uses the singular for zero and one', () => {
  const { topic, inbox } = messagesFor('fr')
  assert.deepEqual(
    [0, 1, 2].map(count => topic.messages({ count })),
    ['0 message', '1 message', '2 messages'],
  )
  assert.deepEqual(
    [0, 1, 2].map(count => inbox.unsentDrafts({ count })),
    ['Vous avez 0 brouillon non envoyé.', 'Vous avez 1 brouillon non envoyé.', 'Vous avez 2 brouillons non envoyés.'],
  )
})

test('Polish inflects the verb with the number of pending posts', () => {
  const { needsApproval } = messagesFor('pl').email
  assert.deepEqual(
    [1, 3, 5].map(count => needsApproval.severalText({ count, group: 'Piekarze' })),
    [
      '1 wiadomość do grupy Piekarze wymaga Twojego zatwierdzenia.',
      '3 wiadomości do grupy Piekarze wymagają Twojego zatwierdzenia.',
      '5 wiadomości do grupy Piekarze wymaga Twojego zatwierdzenia.',
    ],
  )
})
