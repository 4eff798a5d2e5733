import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { oldAddress } from '#features/archives/index.ts'
import { mailman2Lists } from '#test/fixtures/mailman2-lists.ts'
import { inEnglish } from '#locales/localized-error.ts'
import { combineMembers } from '../combine-members.ts'
import type { MovedList } from '../moved-list.ts'
import { openMailman2 } from './index.ts'
import { readPickle } from './pickle.ts'

const root = await mkdtemp(join(tmpdir(), 'folkmoot-mailman2-'))
after(() => rm(root, { recursive: true }))
const pickles = Object.entries(mailman2Lists).map(([name, text]) => [name, Buffer.from(text, 'base64')] as const)

async function folderWith(name: string, files: Record<string, string | Buffer>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, name, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, content)
  }
  return join(root, name)
}
const brief = (list: Pick<MovedList, 'members'>) =>
  Object.fromEntries(
    combineMembers(list.members).members.map(
      ({ address, name, status, mod_status, email_delivery, post_status, is_bouncing }) => [
        address,
        [
          ...[name, status.slice(11), mod_status.slice(14), email_delivery?.slice(15) ?? null],
          ...[post_status.slice(15), is_bouncing ? 'bouncing' : ''],
        ].join(' | '),
      ],
    ),
  )
const remarksOf = ({ remarks }: Pick<MovedList, 'remarks'>) => remarks.map(({ text }) => inEnglish(text))

const people = {
  'ann@example.org': 'Jörg | normal | owner | single | normal | ',
  'Fred@example.com': 'Fred, F. | normal | none | single | moderated | ',
  'out@example.org': ' | normal | none | single | normal | bouncing',
  'off@example.org': ' | normal | none | none | normal | ',
  'dora@example.net': 'Dōra | normal | none | html_digest | normal | ',
  'emil@example.net': ' | normal | none | digest | normal | ',
  'boss@example.net': ' | normal | owner | none | normal | ',
  'mod@example.net': ' | normal | moderator | none | normal | ',
  'spam@example.org': ' | banned | none |  | normal | ',
}

test('a list is read from a pickle of any protocol, with members, options, roles and bans', async () => {
  for (const [name, bytes] of pickles) {
    const path = await folderWith(name, { 'lists/bakers/config.pck': bytes })
    const list = await openMailman2(path, { list: 'bakers' })

    assert.deepEqual(brief(list), people, name)
    assert.equal(list.isPrivate, true)
    assert.deepEqual(list.settings, {
      ...{ title: 'Bread & baking', desc: '<p>About bread.</p><p>Be kind.</p>', subject_tag: 'Bakers' },
      ...{ restricted: true, privacy: 'group_privacy_unlisted' },
    })
    assert.deepEqual(remarksOf(list).toSorted(), [
      'no equivalent for max_message_size: 1000000000000',
      'no equivalent for topics: [["a","b","c",true]]',
      'only single addresses can be banned: ^.*@spam\\.example$',
    ])
    assert.deepEqual(remarksOf(combineMembers(list.members)), [
      'not an email address: odd address@example.org',
      "boss@example.net was not a member: added without the group's email",
      "mod@example.net was not a member: added without the group's email",
    ])
  }
})

test('a broken pickle is refused with the reason, and the one before it is used', async () => {
  const [, bytes] = pickles[1]!
  for (let end = 0; end < bytes.length; end += 7)
    assert.throws(() => readPickle(bytes.subarray(0, end)), { name: 'PickleError' })
  const path = await folderWith('cut', { 'lists/bakers/config.pck': bytes.subarray(0, 100) })
  await assert.rejects(openMailman2(path, { list: 'bakers' }), {
    name: 'MoveInRefusedError',
    message: /it ends too early/,
  })
  await folderWith('cut', { 'lists/bakers/config.pck.last': bytes })

  const list = await openMailman2(path, { list: 'bakers' })
  assert.deepEqual(brief(list), people)
  assert.match(remarksOf(list).at(-1)!, /config\.pck\.last was used instead/)
})

test('a pickle runs nothing, whatever it names', () => {
  const hostile = Buffer.from("cos\nsystem\n(S'touch /tmp/pwned'\ntR.")
  assert.deepEqual(readPickle(hostile), { className: 'os system', args: ['touch /tmp/pwned'], state: null })
  for (const text of [
    '',
    '.',
    'R.',
    '((((.',
    "S'x\n.",
    'I12x\n.',
    'g7\n.',
    'P1\n.',
    '\u0082\u0001.',
    'T\u00ff\u00ff\u00ff\u007f.',
    '(lb.',
  ])
    assert.throws(() => readPickle(Buffer.from(text, 'latin1')), { name: 'PickleError' }, JSON.stringify(text))
})

test('the output of config_list and list_members is read, and what is broken in it is reported', async () => {
  const path = await folderWith('text', {
    'config.txt': [
      '# -*- python -*-',
      "real_name = 'Bakers'",
      "description = 'Bread \\'n\\' butter'",
      'info = """About bread.',
      '',
      'Be kind."""',
      "owner = ['ann@example.org', 'boss@example.net']",
      'moderator = []',
      "ban_list = ['spam@example.org',",
      "  '^.*@spam.example']",
      'reply_goes_to_list = 1',
      'welcome_msg = broken(',
      'archive_private = 0',
      'emergency = True',
      "topics = __import__('os').system('true')",
    ].join('\n'),
    'members.txt': 'Ann <ann@example.org>\nBert, B. <bert@example.org>\n\nnonsense\n<cleo at example.org>\n',
    'digest.txt': Buffer.from('J\xf6rg <dora@example.net>\n', 'latin1'),
    'nomail.txt': 'bert@example.org\n',
    'nomail-bouncing.txt': 'cleo@example.org\n',
  })

  const list = await openMailman2(path, { list: 'bakers' })

  assert.deepEqual(brief(list), {
    'ann@example.org': 'Ann | normal | owner |  | normal | ',
    'boss@example.net': ' | normal | owner | none | normal | ',
    'spam@example.org': ' | banned | none |  | normal | ',
    'dora@example.net': 'Jörg | normal | none | html_digest | normal | ',
    'bert@example.org': 'Bert, B. | normal | none | none | normal | ',
    'cleo@example.org': ' | normal | none |  | normal | bouncing',
  })
  assert.deepEqual(list.settings, {
    ...{
      title: "Bread 'n' butter",
      desc: '<p>About bread.</p><p>Be kind.</p>',
      reply_to: 'group_reply_to_group',
      moderated: true,
    },
  })
  assert.deepEqual(remarksOf(list), [
    "the value of welcome_msg can't be read",
    "the value of topics can't be read",
    'only single addresses can be banned: ^.*@spam.example',
  ])
  assert.deepEqual(
    combineMembers(list.members).remarks.map(({ where, text }) => `${where.slice(path.length)} ${inEnglish(text)}`),
    [
      '/members.txt:4 not an email address: nonsense',
      "/config.txt, owner boss@example.net was not a member: added without the group's email",
    ],
  )
})

test('welcome and goodbye texts are notices, unless they have placeholders', async () => {
  const path = await folderWith('notices', {
    'config.txt': ["welcome_msg = 'Hello, bakers!\\n\\nBe kind.\\n'", "goodbye_msg = 'Bye, %(user)s'"].join('\n'),
  })

  const list = await openMailman2(path, { list: 'bakers' })

  assert.deepEqual(list.notices, [
    {
      ...{ where: `${path}/config.txt, welcome_msg`, type: 'member_notice_welcome' },
      body: 'Hello, bakers!\n\nBe kind.',
    },
  ])
  assert.deepEqual(remarksOf(list), ['no equivalent for goodbye_msg: Bye, %(user)s'])
})

const mail = (id: string) =>
  `From ann@example.org Sat Jan  3 10:00:00 2015\nFrom: Ann <ann@example.org>\nMessage-ID: <${id}@example.net>\nSubject: Rye\n\nText.\n\n`
const page = (id: string) =>
  `<HTML><HEAD><LINK REL="made" HREF="mailto:bakers%40example.org?Subject=Re%3A%20Rye&In-Reply-To=%3C${id}%40example.net%3E"></HEAD></HTML>`
const addressesOf = async ({ archive }: MovedList) =>
  (await Array.fromAsync(archive!.mails()))
    .map(found => ('raw' in found ? (found.addresses ?? []) : []))
    .map(([first]) => first) as { text: string }[]

test('pages of Pipermail tell the numbers of messages; without them, they count from 0', async () => {
  const mbox = [mail('a'), mail('b+c'), mail('gone'), mail('a')].join('')
  const counted = await folderWith('counted', { 'bakers.mbox': mbox })
  const paged = await folderWith('paged', {
    'lists/bakers/config.pck': pickles[1]![1],
    'archives/private/bakers.mbox/bakers.mbox': mbox,
    'archives/private/bakers/2015-January/000004.html': page('a'),
    'archives/private/bakers/2015-January/000007.html': page('b%2Bc'),
    'archives/private/bakers/2015-February/000012.html': page('a'),
  })

  const byCounting = await addressesOf(await openMailman2(counted, { list: 'bakers' }))
  const byPages = await addressesOf(await openMailman2(paged, { list: 'bakers' }))

  assert.deepEqual(
    byCounting,
    [0, 1, 2, 3].map(n => oldAddress.pipermail('bakers', n)),
  )
  const [first, second, third] = [4, 7, 12].map(n => oldAddress.pipermail('bakers', n))
  assert.deepEqual(byPages, [first, second, undefined, third])
})

test('a list that is not there is refused', async () => {
  const path = await folderWith('other', { 'lists/other/config.pck': pickles[1]![1] })
  await assert.rejects(openMailman2(path, { list: 'bakers' }), { message: /There is no list bakers in/ })
  await assert.rejects(openMailman2(join(root, 'absent'), { list: 'bakers' }), { name: 'MoveInRefusedError' })
})
