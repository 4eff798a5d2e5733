import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intlLocaleFor } from '../../web/src/lib/intl-locale.ts'

const day = (language: string, order: 'us' | 'international'): string =>
  new Intl.DateTimeFormat(intlLocaleFor(language, order), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 15),
  )

test('English puts the month or the day first, as each person prefers', () => {
  assert.equal(day('en', 'us'), 'November 15')
  assert.equal(day('en', 'international'), '15 November')
})

test('a language is formatted by its own conventions, whether or not the pages know it', () => {
  for (const order of ['us', 'international'] as const) {
    assert.equal(day('de', order), '15. November')
    assert.equal(day('fr', order), '15 novembre')
    assert.equal(day('pt-BR', order), '15 de novembro')
    assert.equal(new Intl.NumberFormat(intlLocaleFor('de', order)).format(12_345), '12.345')
  }
})
