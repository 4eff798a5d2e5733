/** The people of the demo. None of them exist, and their addresses never will (RFC 2606). */
export const cast = {
  mara: {
    full_name: 'Mara Quillfeather',
    email: 'mara.quillfeather@example.org',
    location: 'Alderwater',
    about_me: 'Rows at six, gardens at noon, reads other people’s code at night.',
    sign: 'Mara Quillfeather\nChair, Alderwater Rowing Club',
  },
  tobias: {
    full_name: 'Tobias Fennimarsh',
    email: 'tobias.fennimarsh@example.org',
    location: 'Alderwater',
    about_me: 'Seat three, and the one who knows where the spanners are.',
    sign: 'Tobias',
  },
  ines: {
    full_name: 'Inês Pedraluz',
    email: 'ines.pedraluz@example.net',
    location: 'Porto do Salgueiro',
    about_me: 'Coach. Stroke rate is a result, not a plan.',
    sign: 'Inês Pedraluz · coach\n+00 0000 000 000 (before nine in the evening, please)',
  },
  yuki: {
    full_name: '星空 ゆき',
    email: 'yuki.hoshizora@example.org',
    location: '水車町',
    about_me: '翻訳と手漕ぎボート。',
    sign: '星空 ゆき (Yuki Hoshizora)',
  },
  chen: {
    full_name: '陈云海',
    email: 'chen.yunhai@example.net',
    location: '柳溪',
    about_me: '写程序，也修自行车。',
    sign: '陈云海',
  },
  layla: {
    full_name: 'ليلى قمراني',
    email: 'layla.qamarani@example.org',
    location: 'وادي الياسمين',
    about_me: 'أحب الخرائط القديمة والقهوة.',
    sign: 'ليلى',
  },
  noam: {
    full_name: 'נועם קשתלב',
    email: 'noam.keshetlev@example.net',
    location: 'Quince Lane 14',
    about_me: 'Bakes on Fridays. Yes, you may have some.',
    sign: 'Noam, number 14',
  },
  vera: {
    full_name: 'Вера Снегопадова',
    email: 'vera.snegopadova@example.org',
    location: 'Quince Lane 9',
    about_me: 'Скрипка, снег и статистика.',
    sign: 'Вера / Vera',
  },
  eleni: {
    full_name: 'Ελένη Θαλασσινού',
    email: 'eleni.thalassinou@example.net',
    location: 'Quince Lane 3',
    about_me: 'Gardener by day, tester by night.',
    sign: 'Eleni — number 3, the blue door',
  },
  somchai: {
    full_name: 'สมชาย ฟ้าใหม่',
    email: 'somchai.fahmai@example.org',
    location: 'ท่าเรือใหม่',
    about_me: 'Cox. Small person, loud voice.',
    sign: 'Somchai (the loud one)',
  },
  asha: {
    full_name: 'आशा नीलगगन',
    email: 'asha.neelgagan@example.net',
    location: 'Quince Lane 22',
    about_me: 'New in the lane since spring.',
    sign: 'Asha, number 22',
  },
  gus: {
    full_name: 'Gus Thornapple-Wick',
    email: 'gus@example.net',
    location: 'Quince Lane 27',
    about_me: '',
    sign: 'Gus',
  },
} as const

export type PersonName = keyof typeof cast
export const names = Object.keys(cast) as PersonName[]
