import type { Messages } from '#locales/index.ts'
import { program } from '../installation.ts'
import { cast } from './people.ts'
import { groups } from './groups.ts'
import type { DemoContext } from './context.ts'
import { chats } from './texts/chats.ts'
import { wordsByScript } from './texts/translators.ts'

/** A suggested call: printed as curl, and made by the test that checks it. */
export type ExampleCall = {
  call: 'login' | 'gettopics' | 'searcharchives' | 'getpendingmessages' | 'downloadarchives'
  params: Record<string, string | number>
  /** With the owner's key. */
  keyed?: true
  posted?: true
  /** The answer is a file. */
  into?: string
}

export const exampleCalls = ({ passwords }: DemoContext): readonly ExampleCall[] => [
  {
    call: 'gettopics',
    params: { group_name: groups.rowing.name, limit: 3 },
  },
  {
    call: 'login',
    params: { email: cast.tobias.email, password: passwords.tobias },
    posted: true,
  },
  {
    call: 'searcharchives',
    params: { group_name: groups.translators.name, q: wordsByScript.Japanese },
    keyed: true,
  },
  {
    call: 'getpendingmessages',
    params: { group_name: groups.lane.name },
    keyed: true,
  },
  {
    call: 'downloadarchives',
    params: { group_name: groups.lane.name },
    keyed: true,
    into: 'quince-lane.zip',
  },
]

/** The instructions printed after the start. */
export function guide(
  stage: DemoContext,
  { url, smtpPort }: { url: string; smtpPort: number | null },
  { cli: { demo: t, serve } }: Messages,
): string[] {
  const person = (name: 'mara' | 'tobias') => ({
    email: cast[name].email.padEnd(32),
    password: stage.passwords[name],
  })
  return [
    '',
    serve.running({ url }),
    t.selfSigned,
    '',
    t.owner(person('mara')),
    t.member(person('tobias')),
    t.apiKey({ key: stage.key }),
    '',
    ...exampleCalls(stage).flatMap(example => [`  # ${t.calls[example.call]}`, `  ${curl(example, url, stage.key)}`]),
    ...(smtpPort === null ? [] : [`  # ${t.byEmail}`, ...byMail(stage, smtpPort)]),
    '',
    `  # ${t.joinChat}`,
    `  ${chatLine(stage, url)}`,
    '',
    t.stop,
  ]
}

/** A mail to a group, and where the copies of it are seen. */
function byMail({ settings: { host, data, mailDomain } }: DemoContext, port: number): string[] {
  const to = `${groups.rowing.name}@${mailDomain}`
  const command = `${program}/bin/folkmoot mail`
  return [
    `  ${command} send --server ${host}:${port} --from ${cast.tobias.email} --to ${to} --subject 'Sunday' 'Who rows?'`,
    `  FOLKMOOT_DATA=${data} ${command}`,
  ]
}

function chatLine({ settings, passwords }: DemoContext, url: string): string {
  const [first] = chats
  const words = `${groups[first!.in].name} '${first!.subject}' --as ${cast.tobias.email} --password ${passwords.tobias}`
  return `${program}/bin/folkmoot chat ${words} --url ${url} --ca ${settings.data}/tls/self-signed.pem`
}

function curl({ call, params, keyed, posted, into }: ExampleCall, url: string, key: string): string {
  const values = Object.entries(params).map(([name, value]) => {
    const pair = `${name}=${value}`
    return /^[\w.@=-]+$/.test(pair) ? `-d ${pair}` : `--data-urlencode '${pair}'`
  })
  return [
    'curl -k',
    ...(posted ? [] : ['-G']),
    ...(into ? [`-o ${into}`] : []),
    `${url}/api/v1/${call}`,
    ...(keyed ? [`-H 'Authorization: Bearer ${key}'`] : []),
    ...values,
  ].join(' ')
}
