import { account } from './account.en.ts'

/** How many of something: a number in the reader's manner with the word that fits it. */
const some = (one: string, other: string) => (n: number, shown: string) => `${shown} ${n === 1 ? one : other}`

/** All that pages say, in English. The other languages say the same, or do not compile. */
export const en = {
  service: 'Folkmoot',
  account,
  skip: 'Skip to the text',
  search: { label: 'Search messages, people, groups', go: 'Search' },
  nav: {
    groups: 'Groups',
    inbox: 'Inbox',
    signIn: 'Sign in',
    register: 'Register',
    signOut: 'Sign out',
    me: 'My account',
  },
  door: {
    title: 'A meeting place for your people, on a server you control.',
    lead: 'Mailing list, archive, chat, calendar and everything a group keeps, in one place. By mail or on the web, as each likes.',
    begin: 'Begin a group',
    groups: 'Groups here',
    find: 'Find a group',
    none: 'No group is listed here yet. Begin the first one.',
    noneFound: 'No group here has these words in its name or description.',
  },
  members: some('member', 'members'),
  messages: some('message', 'messages'),
  people: some('person', 'people'),
  privacy: {
    group_privacy_none: 'listed, archives for members',
    group_privacy_archives: 'listed, everybody may read',
    group_privacy_unlisted: 'unlisted, archives for members',
    group_privacy_unlisted_public: 'unlisted, everybody may read',
  } as Record<string, string>,
  tabs: { topics: 'Topics', members: 'Members', settings: 'Settings', waiting: 'Waiting' },
  topics: {
    latest: 'Latest',
    messages: 'Messages',
    create: 'New topic',
    none: 'Nobody has written yet. Begin with a question, or with who you are.',
    begun: (name: string, date: string) => `Begun by ${name} on ${date}`,
    pinned: 'Pinned',
    closed: 'Closed',
    moderated: 'Moderated',
    months: 'Messages a month',
    thisMonth: (n: string, month: string) => `${n} in ${month}`,
    hashtags: 'Hashtags',
    replies: 'Replies',
  },
  message: {
    quoted: 'Quoted text',
    signature: 'Signature',
    reply: 'Reply',
    likes: some('like', 'likes'),
    files: 'Files',
    edited: 'edited',
  },
  pager: { newer: 'Newer', older: 'Older', next: 'Next', label: 'Pages' },
  login: {
    title: 'Sign in',
    email: 'Mail address',
    password: 'Password',
    code: 'Code from your authenticator, or a recovery code',
    go: 'Sign in',
    forgotten: 'Forgotten your password?',
    none: 'No account yet?',
  },
  refusals: {
    unauthorized_error: 'This address and password do not belong together.',
    two_factor_required: 'Now the code that your authenticator shows.',
    rate_limit: 'Too many tries. Wait a few minutes, then try again.',
    bad_csrf: 'This page was open for too long, or another page sent the form. Try again from here.',
    other: 'This did not work. Look at what you wrote and try again.',
  },
  missing: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what was here is gone or not for everybody.',
    home: 'Go to the start page',
    signIn: 'Sign in, if it is yours',
  },
  failed: { title: 'This did not work', text: 'Something went wrong on our side. Try again in a while.' },
  yesterday: 'Yesterday',
}
export type Words = typeof en
