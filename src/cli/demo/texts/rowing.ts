import type { TopicText } from './topic-text.ts'

const week = (ago: number, number: number, text: string): TopicText => ({
  by: 'ines',
  ago,
  about: 'training',
  subject: `Outings in week ${number} #training`,
  format: 'markdown',
  text: `## Week ${number}\n\n${text}\n\n*Cold water rule applies until the flag is down.*`,
  more: 5,
})

/** A long one: nine days of a tour. */
function logbook(): string {
  const weather = [
    'still',
    'wind from behind',
    'wind from everywhere',
    'fog until ten',
    'rain',
    'rain again',
    'sun',
    'haze',
    'salt in the air',
  ]
  const nights = [
    'a meadow',
    'the loft of a mill',
    'a lock keeper’s garden',
    'under the boat',
    'a gymnasium',
    'a barge',
    'a hotel, once',
    'a dune',
    'the beach',
  ]
  const seen = [
    'Two herons, one kingfisher, and a man who rows standing up and would not say why.',
    'The first lock. Tobias explained it to us while the keeper explained it to Tobias.',
    'We lost the map and found a bakery, which was the better trade.',
    'Nobody spoke until the fog had gone. It was the best row of the year.',
    'The cover leaks at seat four. Seat four is mine.',
    'The cover leaks everywhere. We have stopped counting.',
    'Blisters compared, poems recited, bread finished. The river is twice as wide as yesterday.',
    'The tide turned against us at noon, so we slept in the grass until it thought better of it.',
    'And then there was no other bank. We stopped rowing and looked.',
  ]
  const days = seen.map(
    (text, index) =>
      `### Day ${index + 1}\n\n*${31 + ((index * 7) % 13)} km, ${weather[index]}. Night: ${nights[index]}.*\n\n${text}\n\n` +
      `Up at ${5 + (index % 3)}, on the water an hour later. We change seats every two hours, so that everybody has the sun in the eyes once and the bailer in the hand once. Soup at noon, soup in the evening.`,
  )
  return `For those who stayed at home, and for our backs, which will not believe it in winter.\n\n${days.join('\n\n')}\n\n---\n\n**In all: 318 km, 14 locks, one capsize (in a harbour, in front of a wedding).**`
}

/** The rowing club: two seasons of it. */
export const rowing: readonly TopicText[] = [
  {
    by: 'mara',
    ago: 728,
    about: 'club',
    subject: 'Welcome, and how this list works #news',
    format: 'html',
    text: `<p>Hello everyone,</p><p>this is the new home of our mailing list. In short:</p>
<ul><li><b>#training</b> is for outings,</li><li><b>#boats</b> for whatever is broken,</li><li><b>#regatta</b> for everything with a start and a finish.</li></ul>
<p>The old pages stay at <a href="https://rowing.example.org/old">rowing.example.org/old</a> until the end of the year.</p><p>Mara</p>`,
    replies: [
      { by: 'tobias', text: 'It works! And I can finally find what was decided about the roof.' },
      { by: 'somchai', text: 'ขอบคุณครับ! (Thank you, and good morning from the stern.)' },
    ],
    more: 4,
  },
  week(
    712,
    48,
    '- **Tue** 06:00 eight, steady, 14 km\n- **Thu** 18:30 fours, pairs for the brave\n- **Sat** 09:00 everybody',
  ),
  {
    by: 'tobias',
    ago: 690,
    about: 'boats',
    subject: 'Heron has a hole #boats',
    text: 'Bad news from the boathouse. The Heron met the landing stage last night and has a hole the size of a hand, just behind seat two.\n\nI have dried it and put tape over it, but she must not go out. Pictures are with this mail.',
    files: ['hole.jpg', 'boathouse.png'],
    replies: [
      { by: 'ines', text: 'Who was steering? I ask for the insurance, not for the gallows.' },
      {
        by: 'somchai',
        text: 'I was. The lamp at the end of the stage is out, and I saw the edge one stroke too late. I will pay for the beer and for the lamp.',
      },
      { by: 'mara', text: 'Nobody is hurt, that is what counts. I have reported it; they want an estimate by Friday.' },
    ],
    more: 4,
  },
  {
    by: 'mara',
    ago: 655,
    about: 'club',
    subject: 'Minutes of the winter meeting #news',
    format: 'html',
    text: `<p>Present: eleven members and a dog.</p><ol><li>The <b>roof</b> is mended before the season. Cost: see below.</li><li>Subscriptions stay as they are.</li><li>The flagpole is given back to the sailing club, with thanks.</li></ol>
<table><tr><th>What</th><th>How much</th></tr><tr><td>Tiles and battens</td><td>1,840</td></tr><tr><td>Scaffold, two weeks</td><td>620</td></tr><tr><td>Cake</td><td>35</td></tr></table>
<p>Corrections to me, please, before the end of the month.</p>`,
    more: 5,
  },
  week(
    620,
    9,
    '1. Technique in small boats until the light is back.\n2. Video on Thursday: bring something dry.\n3. The ergs on Sunday, with music of my choice.',
  ),
  {
    by: 'layla',
    ago: 600,
    about: 'training',
    subject: 'May a complete beginner come along? #training',
    text: 'Hello!\n\nI moved here a month ago and have only ever rowed in a park. Would I be in the way on a Saturday?\n\nصباح الخير للجميع، يسعدني أن أتعرف إليكم.',
    replies: [
      {
        by: 'ines',
        text: 'Not in the way at all. Saturday at nine, sports shoes, a spare pair of socks. You get a seat in the wide boat, which forgives everything.',
      },
      { by: 'layla', text: 'I came, I rowed, I cannot lift my arms. Same time next week?' },
    ],
    more: 3,
  },
  {
    by: 'somchai',
    ago: 566,
    about: 'regatta',
    subject: 'Spring head race: who is in? #regatta',
    format: 'markdown',
    text: 'The spring head is on the **second Sunday in May**, 4.2 km against the stream.\n\n| boat | seats | names |\n|---|---|---|\n| eight | 8 | six so far |\n| coxed four | 4 | Mara, Tobias, ? , ? |\n| double | 2 | empty |\n\nNames by Friday, please.',
    more: 7,
  },
  {
    by: 'ines',
    ago: 548,
    about: 'results',
    subject: 'Results of the spring head #regatta',
    text: 'The coxed four: second of nine, 16:42.\nThe eight: fifth of seven, 15:31, with a crab at the bridge that will be talked about for years.\nThe double: did not start, because it was still on the trailer.\n\nWell rowed, all of you. Video on Thursday.',
    files: ['results.pdf'],
    more: 6,
  },
  {
    by: 'yuki',
    ago: 520,
    about: 'club',
    subject: 'ボートの名前を決めましょう #news',
    text: '皆さん、こんにちは。\n\n新しいダブルスカルのボートに名前を付けたいと思います。候補は「かわせみ」と「さざなみ」です。ご意見をお聞かせください。\n\nIn short: the new double needs a name. Kingfisher or Ripple?',
    replies: [
      { by: 'mara', text: 'Kawasemi! It is blue, it is fast, and it never stays where you look for it.' },
      { by: 'yuki', text: 'では「かわせみ」に決まりですね。土曜日に命名式をしましょう。' },
    ],
    more: 4,
  },
  {
    by: 'chen',
    ago: 492,
    about: 'results',
    subject: 'Down to the sea in nine days: the logbook',
    format: 'markdown',
    text: logbook(),
    files: ['morning.png'],
    more: 4,
  },
  week(
    470,
    31,
    '- **Mon** off\n- **Wed** 18:00 pairs and doubles\n- **Sat** 08:00 the long one: to the weir and back, *with breakfast*',
  ),
  {
    by: 'tobias',
    ago: 431,
    about: 'boats',
    subject: 'Where did the small spanner go? #boats',
    text: 'The 10 mm one. It has a yellow ribbon on it, so that this cannot happen.',
    replies: [{ by: 'chen', text: '在我车里！对不起。I will bring it tonight.' }],
    more: 3,
  },
  {
    by: 'mara',
    ago: 389,
    about: 'club',
    subject: 'Lamp for the landing stage #news',
    text: 'The town will pay for half of a solar lamp if we put it up ourselves. I think we should.\n\n> Conditions: not higher than three metres, not brighter than a moon.\n\nThey really wrote that.',
    more: 4,
  },
  {
    by: 'eleni',
    ago: 340,
    about: 'training',
    subject: 'Rowing in winter: what do you wear?',
    text: 'I have tried wool, plastic and despair. What works for you below five degrees?',
    more: 5,
  },
  week(
    300,
    3,
    '- Ergs on **Tuesday** and **Thursday**, 18:00\n- Water only with two boats together\n- `0` heroes, please',
  ),
  {
    by: 'somchai',
    ago: 233,
    about: 'regatta',
    subject: 'Trailer for the night regatta #regatta',
    text: 'We need a car with a hook, a driver who has done it before, and somebody who is awake at four.\n\nI am awake at four.',
    more: 5,
  },
  {
    by: 'ines',
    ago: 228,
    about: 'results',
    subject: 'Night regatta, in pictures #regatta',
    format: 'html',
    text: '<p>Eleven boats, three hundred lanterns, and one swan who did <i>not</i> give way.</p><p>More pictures at <a href="https://photos.example.org/night-regatta">photos.example.org</a>.</p>',
    files: ['sunset.jpg', 'lanterns.jpg'],
    more: 6,
  },
  {
    by: 'chen',
    ago: 150,
    about: 'boats',
    subject: 'New seat wheels: a test #boats',
    format: 'markdown',
    text: 'I turned four sets of wheels and measured how far a seat rolls on the bench:\n\n```\nold      2.1 m\nnylon    2.4 m\nacetal   3.0 m\nbearing  5.2 m\n```\n\nThe last one is dear, but **five metres**.',
    more: 5,
  },
  week(
    96,
    33,
    '- **Tue** and **Thu** 18:00 small boats\n- **Sat** regatta crews first, then everybody\n\nThe Heron is back!',
  ),
  {
    by: 'mara',
    ago: 41,
    about: 'club',
    subject: 'Cake rota for the autumn #news',
    text: 'October: Tobias\nNovember: Yuki\nDecember: whoever complains\n\nNo nuts in at least one of two, please.',
    more: 4,
  },
  {
    by: 'ines',
    ago: 12,
    about: 'training',
    subject: 'Winter plan: what we do until the ice goes #training',
    format: 'markdown',
    text: '# Winter\n\nThree blocks of four weeks.\n\n1. **Base**: long and boring.\n2. **Strength**: short and heavy.\n3. **Speed**: you will see.\n\nThe [full plan](https://rowing.example.org/winter) has dates and numbers. Questions here, complaints to the ergometer.',
    files: ['plan.txt'],
    more: 6,
  },
]
