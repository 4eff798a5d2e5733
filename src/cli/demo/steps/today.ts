import type { DemoStep } from '../context.ts'
import { messagesOf, post, type DemoPost } from '../write.ts'

export const today: DemoStep = {
  title: 'today',
  async run(stage) {
    for (const writing of posts) await post(stage, writing)
    for (const { to, ...reply } of replies) {
      const answered = (await messagesOf(stage, reply.in, to)).at(-1)!
      await post(stage, { ...reply, subject: `Re: ${to}`, answers: answered.id })
    }
  },
}

const posts: readonly DemoPost[] = [
  {
    by: 'tobias',
    in: 'rowing',
    subject: 'This morning on the water #training',
    text: '<p>Nobody but us and the mist.</p><p><img src="cid:1" alt="The lake at six"></p><p>Come tomorrow!</p>',
    pictures: ['morning.png'],
  },
  {
    by: 'mara',
    in: 'rowing',
    subject: 'Boathouse closed on Sunday afternoon #news',
    text: '<p>The lamp is put up on <b>Sunday from two</b>. Please park at the mill.</p>',
    is_special: true,
  },
  {
    by: 'chen',
    in: 'rowing',
    subject: 'Measured: the new oars #boats',
    format: 'markdown',
    text: 'All eight of them, in grams:\n\n| oar | bow side | stroke side |\n|---|---:|---:|\n| 1 | 1240 | 1244 |\n| 2 | 1238 | 1251 |\n\nNumber 2 is **heavy**. Files are with this.',
    files: ['plan.txt', 'results.pdf'],
  },
  {
    by: 'noam',
    in: 'lane',
    subject: 'Bread tomorrow, rye this time',
    format: 'plain',
    text: 'Six loaves, first come, first served. The bell does not work, so knock.\n\n-- \nNoam, number 14',
  },
  {
    by: 'eleni',
    in: 'lane',
    subject: 'Planter: which quince? #party',
    text: '<p>I asked the nursery. We can have</p><ol><li>an early one, sour,</li><li>a late one, <i>very</i> sour.</li></ol><p><img src="cid:1" alt="What it could look like"></p>',
    pictures: ['boathouse.png'],
  },
  {
    by: 'vera',
    in: 'dev',
    subject: 'Export is twice as large as it should be #defect',
    format: 'markdown',
    text: 'Every picture is in it twice: once as it is, once as `base64`.\n\n```ts\nwrite(picture)\nwrite(encode(picture))\n```\n\nOne of the two lines must go.',
  },
  {
    by: 'layla',
    in: 'translators',
    subject: 'كلمة اليوم',
    format: 'plain',
    text: 'كلمة «رف» أقصر من «مكتبة» وأجمل. ما رأيكم؟ 📚',
  },
  {
    by: 'asha',
    in: 'tidepool',
    subject: 'A thousand birds #fun',
    text: '<p>My thousandth note about a bird, and it is about a <a href="https://birds.example.org/kingfisher">kingfisher</a>. 🐦</p>',
    files: ['sunset.jpg'],
  },
]

const replies: readonly (Omit<DemoPost, 'subject'> & { to: string })[] = [
  { by: 'ines', in: 'rowing', to: 'This morning on the water', text: '<p>Six o’clock, I am there. 🚣</p>' },
  {
    by: 'somchai',
    in: 'rowing',
    to: 'This morning on the water',
    format: 'plain',
    text: 'พรุ่งนี้เจอกันครับ! And bring gloves.',
  },
  {
    by: 'tobias',
    in: 'lane',
    to: 'Bread tomorrow, rye this time',
    format: 'plain',
    text: 'Two for me, please.\n\nOn this fine day, Noam wrote:\n> The bell does not work, so knock.\n\nI can mend the bell.',
  },
  {
    by: 'eleni',
    in: 'dev',
    to: 'Export is twice as large as it should be',
    format: 'markdown',
    text: 'The *second* one. I have a test for it.',
  },
  { by: 'noam', in: 'translators', to: 'كلمة اليوم', format: 'plain', text: 'Shorter is better. אצלנו: מדף.' },
]
