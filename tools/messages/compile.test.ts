import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { formatsFor } from '#locales/formats.ts'
import { moduleOf, missingIn } from './catalogues.ts'
import { compileMessage, MessageError } from './compile.ts'

/** A message in a language. */
function say(locale: string, message: string, args: Record<string, unknown> = {}): string {
  const { code } = compileMessage('test', message)
  const made: unknown = runInNewContext(`(${code})`, formatsFor(locale))
  return typeof made === 'function' ? (made as (given: object) => string)(args) : (made as string)
}

test('a message without arguments is a string, whatever characters it has', () => {
  for (const text of ['Create a group', "Don't", '`${x', 'a\\b', 'quote " and ” and \n line'])
    assert.equal(say('en', text.replaceAll('{', "'{'")), text)
})

test('arguments are where the translator puts them', () => {
  assert.equal(
    say('en', '{name} invites you to {group}', { name: 'Ann', group: 'Bakers' }),
    'Ann invites you to Bakers',
  )
})

test('plurals follow the rules of their language, and an exact number comes first', () => {
  const polish = '{n, plural, =0 {brak} one {# wiadomość} few {# wiadomości} many {# wiadomości.} other {# x}}'
  const expected = {
    0: 'brak',
    1: '1 wiadomość',
    3: '3 wiadomości',
    5: '5 wiadomości.',
    22: '22 wiadomości',
    1.5: '1,5 x',
  }
  for (const [n, text] of Object.entries(expected)) assert.equal(say('pl', polish, { n: Number(n) }), text)
})

test('a number inside a plural is formatted for the language', () => {
  assert.equal(say('de', '{n, plural, one {# Mitglied} other {# Mitglieder}}', { n: 12_345 }), '12.345 Mitglieder')
  assert.equal(say('en', '{n, number} of {total, number}', { n: 1, total: 2000 }), '1 of 2,000')
})

test('a plural within a select has its number', () => {
  const message = '{who, select, you {You have {n, plural, one {# key} other {# keys}}} other {{n, number} keys}}'
  assert.equal(say('en', message, { who: 'you', n: 1 }), 'You have 1 key')
  assert.equal(say('en', message, { who: 'they', n: 3 }), '3 keys')
})

test('a message that cannot be compiled is named by its key', () => {
  for (const broken of ['{name', '{n, plural, one {#}}', '{when, date}', '{0}'])
    assert.throws(
      () => compileMessage('home.title', broken),
      new RegExp('^MessageError: |^Error: home\\.title'),
      broken,
    )
})

test('a missing translation falls back to English, with English plurals', () => {
  const source = { a: 'A', list: { count: '{n, plural, one {# a} other {# b}}', title: '{name}!' } }
  const catalogue = { list: { title: 'Hallo' } }
  assert.deepEqual(missingIn(catalogue, source), ['a', 'list.count'])
  const code = moduleOf('de', catalogue, source)
  assert.match(code, /a: en\["a"\]/)
  assert.match(code, /count: en\["list"\]\["count"\]/)
  assert.match(code, /title: \(\) => "Hallo"/)
})

test('an unknown message or argument in a translation is rejected', () => {
  assert.throws(() => moduleOf('de', { b: 'B' }, { a: 'A' }), MessageError)
  assert.throws(() => moduleOf('de', { a: '{name}' }, { a: 'A' }), MessageError)
})
