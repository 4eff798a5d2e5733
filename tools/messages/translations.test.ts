import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isLocale, locales, matchLocale, matchTag, messagesFor } from '#locales/index.ts'
import { completeLocales } from '#locales/compiled/index.generated.ts'
import { missingIn, requiredLocales, SOURCE_LOCALE } from './catalogues.ts'
import type { Catalogue } from './compile.ts'

const catalogueOf = (locale: string): Catalogue =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../locales/${locale}.json`), 'utf8')) as Catalogue

test('English and German are complete, and a message that is left out is noticed', () => {
  const source = catalogueOf(SOURCE_LOCALE)
  assert.deepEqual([...requiredLocales], ['en', 'de'])
  for (const locale of requiredLocales) assert.deepEqual(missingIn(catalogueOf(locale), source), [], locale)

  const { nav, ...rest } = catalogueOf('de')
  const { search: _search, ...others } = nav as Catalogue
  assert.deepEqual(missingIn({ ...rest, nav: others }, source), ['nav.search'])
})

test('an incomplete language is used only if it was chosen', () => {
  const incomplete = locales.find(locale => !completeLocales.some(complete => complete === locale))
  assert.ok(incomplete && isLocale(incomplete))
  assert.deepEqual(
    [`${incomplete}-CH, de-AT;q=0.5, en;q=0.1`, incomplete, 'de;q=0.1, en-GB;q=0.9', 'de-AT', 'sv', ''].map(
      accepted => [matchTag(accepted), matchLocale(accepted)],
    ),
    [
      ['de-AT', 'de'],
      [undefined, undefined],
      ['en-GB', 'en'],
      ['de-AT', 'de'],
      [undefined, undefined],
      [undefined, undefined],
    ],
  )
  assert.equal(matchLocale(`${incomplete}-CH, de`, locales), incomplete)
})

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
