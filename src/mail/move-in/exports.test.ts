import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { messageIdHash, oldAddress, type OldAddress } from '#features/archives/index.ts'
import { zipOf } from '#content/zip.ts'
import { overlappingZip } from '#test/fixtures/zip-bombs.ts'
import { inEnglish } from '#locales/localized-error.ts'
import { combineMembers } from './combine-members.ts'
import { openGoogleGroups } from './google-groups.ts'
import { openGroupsIo } from './groups-io.ts'
import { openMailman3 } from './mailman3.ts'
import { readMembersCsv } from './members-csv.ts'
import type { MovedList } from './moved-list.ts'

const root = await mkdtemp(join(tmpdir(), 'folkmoot-exports-'))
after(() => rm(root, { recursive: true }))

async function folderWith(name: string, files: Record<string, string | Buffer>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, name, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, content)
  }
  return join(root, name)
}
async function* one<T>(...values: T[]): AsyncGenerator<T> {
  yield* values
}
async function zipWith(name: string, files: Record<string, string | Buffer>): Promise<string> {
  const entries = Object.entries(files).map(([path, content]) => ({ path, content: one(Buffer.from(content)) }))
  const path = join(root, name)
  await writeFile(path, Buffer.concat(await Array.fromAsync(zipOf(one(...entries)))))
  return path
}
const brief = (list: Pick<MovedList, 'members'>) =>
  combineMembers(list.members).members.map(
    ({ address, name, status, mod_status, email_delivery, post_status, is_bouncing, joined }) =>
      [
        ...[address, name, status.slice(11), mod_status.slice(14), email_delivery?.slice(15) ?? ''],
        ...[post_status.slice(15), is_bouncing ? 'bouncing' : '', joined?.slice(0, 16) ?? ''],
      ].join('|'),
  )
const remarksOf = ({ remarks }: Pick<MovedList, 'remarks'>) => remarks.map(({ text }) => inEnglish(text))
const addressesOf = async ({ archive }: MovedList): Promise<(readonly OldAddress[])[]> =>
  (await Array.fromAsync(archive!.mails())).map(mail => ('raw' in mail ? (mail.addresses ?? []) : []))
const mail = (id: string, headers = '', from = 'From ann@example.org Sat Jan  3 10:00:00 2015') =>
  `${from}\n${headers}From: Ann <ann@example.org>\nMessage-ID: <${id}@example.net>\nSubject: Rye\n\nText.\n\n`

test('Google Groups: the group is chosen among those of a Takeout, whatever its language', async () => {
  const files = {
    'Takeout/Gruppen/googlegroups.com/other@googlegroups.com/themen.mbox': mail('other'),
    'Takeout/Gruppen/googlegroups.com/other@googlegroups.com/mitglieder.csv': 'Email address\nother@example.org\n',
    'Takeout/Gruppen/googlegroups.com/bakers@googlegroups.com/themen.mbox': mail(
      'a',
      'X-GM-THRID: 28616527183872\nX-Google-Thread: 428920,10b56905889cf582\n',
      'From 28668125511680@xxx Thu Apr 16 09:53:04 +0000 2015',
    ),
    'Takeout/Gruppen/googlegroups.com/bakers@googlegroups.com/info.csv':
      'Group name,Description,Sprache\nBakers,Bread & baking,Deutsch\n',
    'Takeout/Gruppen/googlegroups.com/bakers@googlegroups.com/mitglieder.csv': [
      'Members for group bakers',
      'Email address,Nickname,Group status,Email status,Email preference,Posting permissions,Join year,Join month,Join day,Join hour,Join minute,Join second,Time zone',
      'ann@example.org,"Ann, A.",owner,,email,allowed,2009,5,7,8,3,1,UTC',
      'bert@example.org,,manager,bouncing,digest,moderated,2010,1,2,3,4,5,UTC',
      'cleo@example.org,=cmd|x,member,,none,not allowed,,,,,,,',
      'dora@example.org,Dora,invited,,abridged,override,,,,,,,',
    ].join('\n'),
  }
  for (const path of [await folderWith('takeout', files), await zipWith('takeout.zip', files)]) {
    const list = await openGoogleGroups(path, { list: 'bakers' })

    assert.deepEqual(brief(list), [
      'ann@example.org|Ann, A.|normal|owner|single|allowed||2009-05-07T08:03',
      'bert@example.org||normal|moderator|digest|moderated|bouncing|2010-01-02T03:04',
      'cleo@example.org|=cmd|x|normal|none|none|notallowed||',
    ])
    assert.deepEqual(list.settings, { title: 'Bakers', desc: '<p>Bread &amp; baking</p>' })
    assert.deepEqual(remarksOf(list), [
      'dora@example.org was not a member yet: not added',
      'no equivalent for Sprache: Deutsch',
    ])
    assert.deepEqual(await addressesOf(list), [
      [
        oldAddress.googleMessage('bakers', 'AABw0RIaAAAJ'),
        oldAddress.googleTopic('bakers', 'ELVpBYic9YI'),
        oldAddress.googleMessageId('bakers', 'a@example.net'),
      ],
    ])
  }
})

test('Google Groups: members as the admin console lists them', async () => {
  const path = await folderWith('admin', {
    'members.csv':
      'Group Email [Required],Member Email,Member Name,Member Role,Member Type\nb@x.org,ann@example.org,Ann,OWNER,USER\nb@x.org,bert@example.org,,MEMBER,USER\n',
  })

  assert.deepEqual(brief(await openGoogleGroups(path, { list: 'b' })), [
    'ann@example.org|Ann|normal|owner||normal||',
    'bert@example.org||normal|none||normal||',
  ])
})

test('Groups.io: a zip with gzipped messages, whose headers tell their numbers', async () => {
  const path = await zipWith('groupsio.zip', {
    'members.csv':
      'Email,Display Name,Status,Mod Status,Post Status,Email Delivery,Message Selection,Joined\nann@example.org,Ann,Confirmed,Owner,Default,Individual Messages,All Messages,2015-01-02\nbert@example.org,Bert,Bouncing,Member,Moderated,Daily Summary,Following Only,x\nspam@example.org,,Banned,,,,,\n',
    'messages.mbox.gz': gzipSync(mail('a', 'X-Groupsio-MsgNum: 17\n') + mail('b')),
    'wiki.json': '{}',
  })

  const list = await openGroupsIo(path, { list: 'bakers' })

  assert.deepEqual(brief(list), [
    'ann@example.org|Ann|normal|owner|single|normal||2015-01-02T00:00',
    'bert@example.org|Bert|normal|none|summary|moderated|bouncing|',
    'spam@example.org||banned|none||normal||',
  ])
  assert.deepEqual(remarksOf(list), ['this file is not imported'])
  assert.deepEqual(await addressesOf(list), [
    [oldAddress.groupsIoMessage('bakers', 17)],
    [oldAddress.groupsIoMessage('bakers', 2)],
  ])
})

const member = (email: string, fields: object = {}) => ({
  ...{ email, display_name: '', role: 'member', delivery_mode: 'regular', ...fields },
})
const roster = (...entries: unknown[]) => JSON.stringify({ start: 0, total_size: entries.length, entries })

test('Mailman 3: rosters of the REST API, lists of disabled members, settings and the archive', async () => {
  const path = await folderWith('mailman3', {
    'config.json': JSON.stringify({
      ...{
        fqdn_listname: 'bakers@example.org',
        description: 'Bread',
        subject_prefix: '[Bakers] ',
        archive_policy: 'private',
      },
      ...{
        reply_goes_to_list: 'point_to_list',
        subscription_policy: 'moderate',
        max_message_size: 40,
        filter_content: true,
      },
    }),
    'member.json': roster(
      member('ann@example.org', { display_name: 'Ann' }),
      member('bert@example.org', { delivery_mode: 'plaintext_digests', moderation_action: 'hold' }),
      member('cleo@example.org', { delivery_mode: 'mime_digests' }),
      'nonsense',
    ),
    'owner.json': roster(member('ann@example.org', { role: 'owner' })),
    'moderator.json': roster(member('mo@example.org', { role: 'moderator' })),
    'nonmember.json': roster(member('non@example.org', { role: 'nonmember', moderation_action: 'discard' })),
    'bans.json': roster({ email: 'spam@example.org' }, { email: '^.*@spam.example' }),
    'nomail-byuser.txt': 'Bert <bert@example.org>\n',
    'nomail-bybounces.txt': 'cleo@example.org\n',
    'bakers.mbox.gz': gzipSync(mail('a')),
  })

  const list = await openMailman3(path, { list: 'other' })

  assert.deepEqual(brief(list).toSorted(), [
    'ann@example.org|Ann|normal|owner|single|normal||',
    'bert@example.org|Bert|normal|none|none|moderated||',
    'cleo@example.org||normal|none|html_digest|normal|bouncing|',
    'mo@example.org||normal|moderator|none|normal||',
    'spam@example.org||banned|none||normal||',
  ])
  assert.deepEqual(
    [list.settings, list.isPrivate],
    [{ title: 'Bread', subject_tag: 'Bakers', reply_to: 'group_reply_to_group', restricted: true }, true],
  )
  assert.deepEqual(remarksOf(list), [
    'no equivalent for filter_content: true',
    'only single addresses can be banned: ^.*@spam.example',
    "this can't be read",
    'non@example.org could not post as a nonmember (discard)',
  ])
  assert.deepEqual(await addressesOf(list), [
    [oldAddress.hyperkitty('bakers@example.org', messageIdHash('a@example.net'))],
  ])
})

test('the hash of a Message-ID is that of Mailman 3', () => {
  // From the documentation of Mailman.
  assert.equal(messageIdHash('87myycy5eh.fsf@uwakimon.sk.tsukuba.ac.jp'), 'JJIGKPKB6CVDX6B2CUG4IHAJRIQIOUTP')
})

test('months as HyperKitty exports them are read, with bodies whose lines begin with From', async () => {
  // It writes `as_message()` with the Unix From line, and leaves lines of the text as they are.
  const exported = (id: string, sender: string, day: string) =>
    [
      `From ${sender} ${day}`,
      `From: Ann <${sender}>`,
      'To: bakers at example.org',
      'Subject: Bread',
      'Content-Type: multipart/mixed; boundary="===============1=="',
      'MIME-Version: 1.0',
      'Date: Tue, 21 May 2019 12:28:21 +0200',
      `Message-ID: <${id}@example.net>`,
      '',
      '--===============1==',
      'Content-Type: text/plain; charset="utf-8"',
      '',
      'Warm.',
      '',
      'From my oven, with love.',
      '--===============1==--',
      '',
      '',
      '',
    ].join('\n')
  const path = await folderWith('hyperkitty', {
    'bakers@example.org-2019-05.mbox.gz': gzipSync(
      exported('a', 'ann at example.org', 'Tue May 21 12:28:21 2019') +
        exported('b', 'bert@example.org', 'Wed May 22 09:00:00 2019'),
    ),
    'bakers@example.org-2019-06.mbox.gz': gzipSync(exported('c', 'ann@example.org', 'Sat Jun  1 09:00:00 2019')),
  })

  const list = await openMailman3(path, { list: 'bakers@example.org' })

  assert.deepEqual(
    await addressesOf(list),
    ['a', 'b', 'c'].map(id => [oldAddress.hyperkitty('bakers@example.org', messageIdHash(`${id}@example.net`))]),
  )
})

test('a CSV file of any kind is read line by line, and what is wrong in it is reported by its place', () => {
  const read = (text: string | Buffer) => {
    const { members, remarks } = readMembersCsv(Buffer.from(text as string), 'm.csv')
    return {
      members: brief({ members }),
      remarks: remarks.map(({ where, text: why }) => `${where}: ${inEnglish(why)}`),
    }
  }

  assert.deepEqual(read('ann@example.org\nBert <bert@example.org>\n'), {
    members: ['ann@example.org||normal|none||normal||', 'bert@example.org|Bert|normal|none||normal||'],
    remarks: [],
  })
  assert.deepEqual(read('\ufeffName;E-Mail;Shoe size;Role\r\nAnn;ann@example.org;40;chief\r\n;;;\r\n'), {
    members: ['ann@example.org|Ann|normal|none||normal||'],
    remarks: ['m.csv: columns that were not used: Shoe size', 'm.csv:2: no equivalent for chief'],
  })
  assert.deepEqual(read('email,name\n"ann@example.org,Ann\nbert@example.org,Bert\n'), {
    members: ['bert@example.org|Bert|normal|none||normal||'],
    remarks: ["m.csv:2: this can't be read"],
  })
  assert.deepEqual(read(Buffer.from('email,name\nann@example.org,J\xf6rg\n', 'latin1')).members, [
    'ann@example.org|Jörg|normal|none||normal||',
  ])
  assert.deepEqual(read(`email,name\n${'x'.repeat(200_000)},Ann\nbert@example.org,B\n`).members, [
    'bert@example.org|B|normal|none||normal||',
  ])
  assert.deepEqual(read('').members, [])
})

test('a zip that unpacks to too much, or is none, is refused', async () => {
  const bomb = join(root, 'bomb.zip')
  await writeFile(bomb, overlappingZip(Buffer.from(mail('a')), 50))
  for (const path of [
    bomb,
    await folderWith('none', { 'x.bin': 'PK\u0003\u0004nonsense' }).then(folder => join(folder, 'x.bin')),
  ])
    for (const open of [openGoogleGroups, openGroupsIo])
      await assert.rejects(open(path, { list: 'bakers' }), /^(?:SourceRefusedError|MoveInRefusedError)/)
})
