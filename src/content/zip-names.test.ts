import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipNames } from './zip-names.ts'

const namesOf = (...paths: string[]): string[] => paths.map(zipNames())

test('names are such that every computer can unpack them', () => {
  const names = {
    'A: Agenda.txt': 'A_ Agenda.txt',
    'b:x': 'b_x',
    'What now?.txt': 'What now_.txt',
    'a\\b': 'a_b',
    'x\u0007y': 'x_y',
    'dots... ': 'dots',
    '..': '_',
    '../../etc/passwd': '_/_/etc/passwd',
    '/top.txt': 'top.txt',
    'con.txt': 'con_.txt',
    NUL: 'NUL_',
    'Console.txt': 'Console.txt',
    '.htaccess': '.htaccess',
    'C:/x/y.txt': 'C_/x/y.txt',
    'A: Plans/': 'A_ Plans/',
    'Größe 🍞.txt': 'Größe 🍞.txt',
  }
  for (const [given, name] of Object.entries(names)) assert.equal(zipNames()(given), name)
})

test('no two entries have the same name, and those of a folder stay together', () => {
  assert.deepEqual(
    namesOf('lnk.url', 'lnk.url', 'LNK.URL', 'lnk (2).url', 'a:b', 'a?b', 'x:/1.txt', 'x?/1.txt', 'x:/2.txt', 'x_'),
    [
      ...['lnk.url', 'lnk (2).url', 'LNK (3).URL', 'lnk (2) (2).url', 'a_b', 'a_b (2)'],
      ...['x_/1.txt', 'x_ (2)/1.txt', 'x_/2.txt', 'x_ (3)'],
    ],
  )
  const long = `${'ü'.repeat(125)}.jpeg`
  const [, second] = namesOf(long, long)
  assert.ok(second!.endsWith(' (2).jpeg') && Buffer.byteLength(second!) <= 255)
})

test('many entries of one name are named quickly', () => {
  const nameOf = zipNames()
  const names = new Set(Array.from({ length: 20_000 }, () => nameOf('plan.txt')))
  assert.equal(names.size, 20_000)
})
