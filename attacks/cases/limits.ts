import { brief, type AttackCase } from '../case.ts'
import { post } from './requests.ts'
import { readDocument, requiredForm } from '../openapi.ts'
import { proofOf, type Answer } from '../site.ts'

const form = 'application/x-www-form-urlencoded'
export const limits: Readonly<Record<string, AttackCase>> = {
  T37: {
    what: 'every text of every call at ten megabytes, and ten thousand parameters and parts; the processor time of each',
    async run({ site, scene, isShort }, tally) {
      const { calls } = await readDocument(site)
      const headers = proofOf(scene.people.member, 'key')
      const huge = 'x'.repeat(10 * 1024 * 1024)
      let worst = 0
      const texts = calls.flatMap(call =>
        call.params
          .filter(({ schema }) => schema.type === 'string' && !schema.enum)
          .map(({ name }) => [call, name] as const),
      )
      for (const [call, name] of texts.filter((_, at) => !isShort || at % 25 === 0)) {
        const sent = { ...requiredForm(call), [name]: huge }
        let answer: Answer | undefined
        const cost = await site.cpu.during(async () => {
          answer = await post(site, call.name, form, new URLSearchParams(sent).toString(), headers).catch(
            () => undefined,
          )
        })
        worst = Math.max(worst, cost)
        tally.check(answer === undefined || answer.status === 400, `${call.name} took 10 MB of ${name}`)
        tally.check(cost < 200, `${call.name} worked ${Math.round(cost)} ms on 10 MB of ${name}`)
      }
      const many = Array.from({ length: 10_000 }, (_, n) => `n${n}`)
      const multipart = many.map(name => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`).join('')
      for (const [type, body] of [
        [form, many.map(name => `${name}=1`).join('&')],
        ['multipart/form-data; boundary=b', `${multipart}--b--`],
      ] as const) {
        const { status } = await post(site, 'login', type, body)
        tally.check(status === 400, `10,000 as ${type}: ${status}`)
      }
      tally.worst = `${Math.round(worst)} ms CPU`
    },
  },
  T39: {
    what: 'answers to those who are signed in: may a shared cache keep them, do headers change what others get',
    async run({ site, scene }, tally) {
      const { calls } = await readDocument(site)
      const { open } = scene.groups
      const about = { ...open.ids, msg_num: open.msg_num }
      for (const call of calls.filter(({ isRead, name }) => isRead && name !== 'logout')) {
        const known = Object.fromEntries(
          call.params
            .filter(({ name }) => name in about)
            .map(({ name }) => [name, String(about[name as keyof typeof about])]),
        )
        const query = new URLSearchParams({ ...requiredForm(call), ...known }).toString()
        for (const way of ['cookie', 'key'] as const) {
          const { headers } = await site.ask(`/api/v1/${call.name}?${query}`, {
            headers: proofOf(scene.people.member, way),
          })
          const caching = String(headers['cache-control'])
          tally.check(
            /no-store|private/.test(caching) && !/public|s-maxage/.test(caching),
            `${call.name} (${way}): ${caching}`,
          )
        }
      }
      const pages = ['/', `/g/${open.name}`, `/g/${open.name}/topics`, '/settings', '/login']
      const unkeyed = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-original-url': '/settings',
        'x-rewrite-url': '/login',
        'x-host': 'evil.example',
        forwarded: 'host=evil.example',
      }
      const strip = (text: string): string => text.replaceAll(/nonce[-=]"?[\w+/=-]+|csrf[^>]*value="[^"]*"/g, '')
      for (const path of pages) {
        const { headers } = await site.ask(path, { headers: { cookie: scene.people.member.cookie } })
        tally.check(/no-store|private/.test(String(headers['cache-control'])), `${path}: ${headers['cache-control']}`)
        const poisoned = await site.ask(path, { headers: unkeyed })
        const plain = await site.ask(path)
        tally.check(
          !poisoned.text.includes('evil.example') && !plain.text.includes('evil.example'),
          `${path} shows a host that was sent`,
        )
        tally.check(strip(poisoned.text).length === strip(plain.text).length, `${path} differs by headers`)
      }
    },
  },
  T40: {
    what: 'paths with dots, slashes, zeroes and other disks, as addresses, file names, folders and group names',
    async run({ site, scene }, tally) {
      const { owner } = scene.people
      const { id: group_id } = scene.groups.open
      const ways = [
        '../',
        '..%2f',
        '%2e%2e/',
        '%2e%2e%2f',
        '..\\',
        '..%5c',
        '%252e%252e%252f',
        '....//',
        '..;/',
        '%c0%ae%c0%ae/',
        '..%00/',
      ]
      const files = ['etc/passwd', 'package.json', 'data/secrets.toml', 'src/cli/main.ts', 'proc/self/environ']
      for (const way of ways)
        for (const wanted of files)
          for (const start of ['/', '//', '/g/', '/docs/', '/_app/', '/api/v1/', '/.well-known/', '/files/']) {
            const { status, text } = await site.ask('/', { path: `${start}${way.repeat(8)}${wanted}` })
            tally.check(
              !/root:x:|"dependencies"|FOLKMOOT_|import \{/.test(text) && status < 500,
              `${start}${way}… ${wanted}: ${status} ${brief(text)}`,
            )
          }
      const names = [
        '..',
        '.',
        '../../etc/passwd',
        '/etc/passwd',
        'a/../b',
        'a\\..\\b',
        'C:\\x',
        'x\0.txt',
        '.htaccess',
        'CON',
        ' ',
        '-rf',
        '${HOME}',
        '`id`',
        'x'.repeat(5000),
      ]
      for (const name of names) {
        const answers = [
          await site.try(owner, 'newfilefolder', { group_id, name }),
          await site.try(owner, 'newfilefolder', { group_id, name: 'x', path: name }),
          await site.try(owner, 'getfile', { group_id, path: name }),
          await site.try(owner, 'creategroup', {
            group_name: name,
            desc: 'What nobody may read.',
            privacy: 'group_privacy_none',
            sub_group_access: 'sub_group_owners',
          }),
          await site.try(
            owner,
            'uploadfiles',
            { group_id },
            { files: [{ param: 'fileupload', filename: name.replaceAll(/[\r\n\0"]/g, ''), content: 'Rye' }] },
          ),
        ]
        for (const { status, type, text } of answers)
          tally.check(status < 500 && type !== 'server' && !text.includes('root:x'), `${brief(name)}: ${brief(text)}`)
      }
      const { text } = await site.ask(`/api/v1/downloadfilefolder?group_id=${group_id}`, {
        headers: proofOf(owner, 'key'),
      })
      tally.check(!/\.\.[/\\]/.test(text), 'a zip of the folder holds a path that leads out of it')
    },
  },
}
