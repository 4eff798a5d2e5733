import type { EmailContent } from '#runtime/notifications/email-content.ts'

/** Where the examples come from. */
export const home = 'https://moot.example'
const lane = { name: 'linden-lane', title: 'Linden Lane', color: '' }
const tides = { name: 'tidepool', title: 'Tidepool', color: 'color_lips' }
const toChange = (name: string) => ({ text: 'Notification settings', url: `${home}/g/${name}/subscription` })
const linksOf = (id: number) => [
  { text: 'Review post', url: `${home}/g/linden-lane/moderation?item=message-${id}` },
  { text: 'Approve', mail: 'linden-lane+approve+k3j5@moot.example' },
  { text: 'Reject', mail: 'linden-lane+reject+k3j5@moot.example' },
  { text: 'Claim', mail: 'linden-lane+claim+k3j5@moot.example' },
]

/** Emails of each shape, as the parts of the product have them written. */
export const examples: Record<string, EmailContent> = {
  'confirm-address': {
    title: 'Confirm your email address at moot.example',
    greeting: 'Hello Ines Okafor,',
    paragraphs: ['Someone, hopefully you, signed up at moot.example with this email address.'],
    action: {
      text: 'Confirm email address',
      url: `${home}/confirm?token=bq1TTo2XnV0yJ5Jb9sPEYd0pZ8sYH2G4nWb1V3uVxQk`,
    },
    more: [
      {
        text: 'Someone else chose the password? Set your own',
        url: `${home}/reset?token=bq1TTo2XnV0yJ5Jb9sPEYd0pZ8sYH2G4nWb1V3uVxQk`,
      },
      "The link works once and expires in 7 days. If you didn't request this, you can ignore this email.",
    ],
    why: ["You're getting this because someone entered this address at moot.example."],
  },
  'needs-approval': {
    title: 'Post needs approval',
    paragraphs: [
      'A post from Bruno Maertens to Linden Lane needs your approval. The first posts of new members are moderated.',
    ],
    quoted: [
      {
        lead: 'Bruno Maertens <bruno@example.org> wrote',
        text: 'Subject: The old lime tree by number 12\n\nBrace it. I can lend the scaffolding, which is half of the price.\n\n- two towers\n- planks\n[report-of-the-city.pdf]',
      },
    ],
    action: { text: 'Review post', url: `${home}/g/linden-lane/moderation?item=message-41` },
    more: [
      { text: '3 posts are pending in Linden Lane', url: `${home}/g/linden-lane/moderation` },
      'Pending posts are deleted after 14 days unless a moderator claims them.',
      'Reply to this email to approve. To reject it with a reason, to delete it, or to claim it, use these addresses:',
    ],
    rows: [
      { meaning: 'Reject', link: { text: 'Reject', mail: 'linden-lane+reject+k3j5@moot.example' } },
      { meaning: 'Delete', link: { text: 'Delete', mail: 'linden-lane+delete+k3j5@moot.example' } },
      { meaning: 'Claim', link: { text: 'Claim', mail: 'linden-lane+claim+k3j5@moot.example' } },
    ],
    why: ["You're getting this because you moderate Linden Lane.", toChange('linden-lane')],
    group: lane,
  },
  'several-need-approval': {
    title: '2 posts need approval',
    paragraphs: [
      '2 posts to Linden Lane need your approval.',
      'To approve, reject or claim a post, send an email to its address. If you reject it, write the reason in the email: the author gets it.',
    ],
    items: [
      {
        title: 'Parking in the second courtyard',
        lines: [
          'Tomas Kral <tomas@example.org>. The first posts of new members are moderated.',
          '"Hello everyone, we moved into number 8 last week. Is there a list for the spaces in the second courtyard?"',
        ],
        links: linksOf(42),
      },
      {
        title: '\u2068סוף סוף\u2069 <b>free</b> & cheap',
        lines: ["<eve@example.org>. We couldn't verify that they sent it.", '"</p><script>alert(1)</script>"'],
        links: linksOf(43),
      },
    ],
    action: { text: 'Review all pending posts', url: `${home}/g/linden-lane/moderation` },
    more: ['Pending posts are deleted after 14 days unless a moderator claims them.'],
    why: ["You're getting this because you moderate Linden Lane.", toChange('linden-lane')],
    group: lane,
  },
  help: {
    title: 'Using Linden Lane by email',
    paragraphs: ['To post to Linden Lane, send an email to linden-lane@moot.example.'],
    rows: [
      { meaning: 'Leave', link: { text: 'Leave', mail: 'linden-lane+unsubscribe@moot.example' } },
      { meaning: 'Get individual messages', link: { text: 'Get', mail: 'linden-lane+single@moot.example' } },
    ],
    why: ["You're getting this because you wrote to an address of Linden Lane."],
    group: lane,
  },
  invitation: {
    title: "You're invited to tidepool",
    paragraphs: ['Akiko Tan invited you to join the group tidepool at moot.example.'],
    quoted: [
      { lead: 'Akiko Tan writes', text: 'Come and count sea slugs with us.\n\nSaturday, 6:40, when the tide is out.' },
      { lead: 'tidepool writes', text: 'Bring boots.' },
    ],
    action: { text: 'Accept the invitation', url: `${home}/invite?token=Yw4m0Z0PZfC2bI0rVf1mC8yq3dHkQpR5tUxWzA6sB7c` },
    more: [
      "You can also just reply to this email. The invitation works once, for two weeks, and only for noor@example.org. If you don't want to join, you don't need to do anything.",
      { text: 'Decline the invitation', url: `${home}/decline?token=7.bm9vcg.x` },
      {
        text: 'Decline the invitation and block all invitations from moot.example',
        url: `${home}/decline?token=7.bm9vcg.x&forever=1`,
      },
    ],
    why: [
      "You're getting this because Akiko Tan, who manages tidepool, entered your address.",
      'Contact the owners: tidepool+owner@moot.example',
    ],
    group: { ...tides, title: '' },
  },
  welcome: {
    title: 'Welcome to the lane',
    words:
      'Good to have you here.\n\nWe write about the two courtyards, the lime trees and who has the ladder. Keep it short, be kind, and put #Offer before what you give away.\n\nThe moderators\nInes and Bruno',
    why: [
      "You're getting this because you joined Linden Lane.",
      { text: 'Email settings or leave the group', url: `${home}/g/linden-lane/subscription` },
    ],
    group: lane,
  },
  rejected: {
    title: 'Your post was rejected',
    paragraphs: ['A moderator rejected your post “For sale: a bicycle” to Linden Lane.'],
    quoted: [
      { lead: 'The moderator wrote', text: 'Offers go into the topic #Offer, please.' },
      { lead: 'You wrote', text: 'A good bicycle, 28 inches.\n\n-- \nBruno' },
    ],
    more: ['To ask the moderators about it, reply to this email.'],
    why: ["You're getting this because you posted to Linden Lane."],
    group: lane,
  },
  hostile: {
    title: 'Message reported',
    paragraphs: [
      '\u2068דנה לוי\u2069 <dana@example.org> reported a message from </p><script>alert(1)</script> <eve@example.org>.',
    ],
    quoted: [
      {
        lead: '\u2068דנה לוי\u2069 writes',
        text: 'זה לא שייך לכאן.\n--\nFolkmoot: <a href="https://evil.example">sign in again</a>\u2028> https://evil.example\u0007\u202e',
      },
      { lead: 'The message begins', text: '"><img src=x onerror=alert(1)>\n\n\n&lt;b&gt; & \'quotes\' "and" `more`' },
    ],
    action: { text: 'View message', url: `${home}/g/tidepool/message/12?a=1&b="><script>` },
    why: ["You're getting this because you moderate tidepool.", toChange('tidepool')],
    group: { ...tides, title: '<img src="https://evil.example/x.png">\u202eTidepool' },
  },
}
