import type { LetterText } from '#runtime/letters.ts'

/** Where the examples come from. */
export const home = 'https://moot.example'
const lane = { name: 'linden-lane', title: 'Linden Lane', color: '' }
const tides = { name: 'tidepool', title: 'Tidepool', color: 'color_lips' }
const toChange = (name: string) => ({ text: 'Change what you are told of', url: `${home}/g/${name}/subscription` })

/** Letters of each shape, as the parts of the product have them written. */
export const examples: Record<string, LetterText> = {
  'confirm-address': {
    title: 'Confirm your address at moot.example',
    greeting: 'Hello Ines Okafor,',
    paragraphs: ['Somebody, hopefully you, registered this address at moot.example.'],
    action: {
      text: 'Confirm that this address is yours',
      url: `${home}/confirm?token=bq1TTo2XnV0yJ5Jb9sPEYd0pZ8sYH2G4nWb1V3uVxQk`,
    },
    more: [
      {
        text: 'If somebody else chose the password, choose one of your own instead',
        url: `${home}/reset?token=bq1TTo2XnV0yJ5Jb9sPEYd0pZ8sYH2G4nWb1V3uVxQk`,
      },
      'The link is good once, for seven days. If it was not you who asked for it, there is nothing you need to do: without the link nothing happens.',
    ],
    why: ['You get this because somebody gave this address at moot.example.'],
  },
  'approval-needed': {
    title: 'Message approval needed',
    paragraphs: [
      'A message of Bruno Maertens <bruno@example.org> to linden-lane waits for a moderator: the member is new.',
    ],
    quoted: [
      {
        lead: 'Bruno Maertens writes',
        text: 'Subject: The old lime tree by number 12\n\nBrace it. I can lend the scaffolding, which is half of the price.\n\n- two towers\n- planks\n[report-of-the-city.pdf]',
      },
    ],
    action: { text: 'Let it through, send it back or delete it', url: `${home}/g/linden-lane/pending/41` },
    more: [
      'By mail: to let it through, answer this letter.',
      { text: 'Send it back, with the reason in your mail', mail: 'linden-lane+reject+k3j5@moot.example' },
      { text: 'Delete it without a word, by an empty mail', mail: 'linden-lane+delete+k3j5@moot.example' },
      { text: 'With this one 3 messages wait', url: `${home}/g/linden-lane/pending` },
      'If nobody decides or claims it, it is deleted after 14 days.',
    ],
    why: [
      'You get this because you look after linden-lane and want to be told of messages that wait.',
      toChange('linden-lane'),
    ],
    group: lane,
  },
  invitation: {
    title: 'You are invited to tidepool',
    paragraphs: ['Akiko Tan invites you to join the group tidepool at moot.example.'],
    quoted: [
      { lead: 'Akiko Tan writes', text: 'Come and count sea slugs with us.\n\nSaturday, 6:40, when the tide is out.' },
      { lead: 'The group tidepool writes', text: 'Bring boots.' },
    ],
    action: { text: 'Accept the invitation', url: `${home}/invite?token=Yw4m0Z0PZfC2bI0rVf1mC8yq3dHkQpR5tUxWzA6sB7c` },
    more: [
      'The link is good once, for two weeks, and for noor@example.org only. If you do not want to join, there is nothing you need to do.',
      { text: 'Turn it down', url: `${home}/decline?token=7.bm9vcg.x` },
      {
        text: 'Turn it down, and never be added or invited by any group at moot.example again',
        url: `${home}/decline?token=7.bm9vcg.x&forever=1`,
      },
    ],
    why: [
      'You get this because Akiko Tan looks after tidepool and gave your address. moot.example has not checked what they write.',
      'The owners of the group can be reached at tidepool+owner@moot.example.',
    ],
    group: { ...tides, title: '' },
  },
  welcome: {
    title: 'Welcome to the lane',
    words:
      'Good to have you here.\n\nWe write about the two courtyards, the lime trees and who has the ladder. Keep it short, be kind, and put #Offer before what you give away.\n\nThe moderators\nInes and Bruno',
    why: [
      'You get this because you have joined linden-lane.',
      { text: 'Change what you get, or leave the group', url: `${home}/g/linden-lane/subscription` },
    ],
    group: lane,
  },
  'sent-back': {
    title: 'Your message was not posted',
    paragraphs: ['Your message "For sale: a bicycle" to linden-lane was not posted: a moderator has sent it back.'],
    quoted: [
      { lead: 'The moderator writes', text: 'Offers go into the topic #Offer, please.' },
      { lead: 'You had written', text: 'A good bicycle, 28 inches.\n\n-- \nBruno' },
    ],
    why: ['You get this because you wrote to linden-lane.'],
    group: lane,
  },
  hostile: {
    title: 'A message was reported',
    paragraphs: [
      '\u2068דנה לוי\u2069 <dana@example.org> reported a message of </p><script>alert(1)</script> <eve@example.org>.',
    ],
    quoted: [
      {
        lead: '\u2068דנה לוי\u2069 writes',
        text: 'זה לא שייך לכאן.\n--\nFolkmoot: <a href="https://evil.example">sign in again</a>\u2028> https://evil.example\u0007\u202e',
      },
      { lead: 'The message begins', text: '"><img src=x onerror=alert(1)>\n\n\n&lt;b&gt; & \'quotes\' "and" `more`' },
    ],
    action: { text: 'Look at the message', url: `${home}/g/tidepool/message/12?a=1&b="><script>` },
    why: [
      'You get this because you look after tidepool and want to be told of messages that somebody reported.',
      toChange('tidepool'),
    ],
    group: { ...tides, title: '<img src="https://evil.example/x.png">\u202eTidepool' },
  },
}
