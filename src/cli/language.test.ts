import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { commandMessages } from './language.ts'

test('a command uses the language of the terminal, else of the settings, else English', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-language-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'folkmoot.toml'), 'language = "de"\n[listen]\nport = "wrong"\n')
  const [en, de, fr] = [messagesFor('en'), messagesFor('de'), messagesFor('fr')]
  const cases: [env: Record<string, string>, cwd: string, expected: typeof en][] = [
    [{}, '/nowhere', en],
    [{}, folder, de],
    [{ LANG: 'C.UTF-8', LANGUAGE: 'fr' }, folder, de],
    [{ LC_ALL: 'POSIX', LANG: 'fr_FR.UTF-8' }, folder, de],
    [{ LANG: 'sv_SE.UTF-8' }, folder, de],
    [{ LANG: 'en_US.UTF-8' }, folder, en],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'fr_FR' }, folder, fr],
    [{ LANG: 'en_US.UTF-8', LANGUAGE: 'sv:fr:en' }, folder, fr],
    [{ FOLKMOOT_LANGUAGE: 'fr' }, folder, fr],
    [{ FOLKMOOT_LANGUAGE: 'de', LANG: 'fr' }, '/nowhere', fr],
  ]

  for (const [env, cwd, expected] of cases)
    assert.equal(
      (await commandMessages(env, cwd)).cli.unexpectedError,
      expected.cli.unexpectedError,
      JSON.stringify(env),
    )
})
