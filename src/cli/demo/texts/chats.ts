import type { GroupKey } from '../groups.ts'
import type { PersonName } from '../people.ts'

/** A chat message. `to` and `loved` count back: 1 is the message just before. */
export type DemoChatMessage = { by: PersonName; text: string; to?: number; loved?: { back: number; how: Tapback } }
type Tapback = 'heart' | 'thumbs_up' | 'laugh' | 'question'

/** Open chats: who opened each, its messages so far, and those to come. */
export const chats: readonly {
  in: GroupKey
  by: PersonName
  subject: string
  desc: string
  people: readonly PersonName[]
  before: readonly DemoChatMessage[]
  later: readonly DemoChatMessage[]
}[] = [
  {
    in: 'rowing',
    by: 'mara',
    subject: 'On the water today',
    desc: '<p>Who goes out, who is late, and what the wind does.</p>',
    people: ['tobias', 'ines', 'somchai', 'yuki', 'chen', 'eleni'],
    before: [
      { by: 'mara', text: 'Good morning. Flat as a plate out there.' },
      { by: 'tobias', text: 'Ten minutes, the bridge is up again.' },
      { by: 'ines', text: 'Then we warm up without you.', to: 1 },
      { by: 'somchai', text: 'ผมมาแล้ว! And I can be heard from here.', loved: { back: 1, how: 'laugh' } },
      { by: 'yuki', text: 'おはよう。霧がすごい。' },
      { by: 'chen', text: 'Oar 2 is in the workshop, take 5.' },
      { by: 'mara', text: 'Thank you, Chen.', to: 1, loved: { back: 1, how: 'heart' } },
    ],
    later: [
      { by: 'ines', text: 'Twenty minutes steady, then we look at the catches.' },
      { by: 'tobias', text: 'I am at the stage. Who has the key to the shed?' },
      { by: 'mara', text: 'Behind the flower pot, as always.', to: 1 },
      { by: 'tobias', text: 'There are four flower pots.', loved: { back: 1, how: 'question' } },
      { by: 'somchai', text: 'The blue one! 🪴', loved: { back: 1, how: 'laugh' } },
      { by: 'eleni', text: 'Wind picks up at ten, says the map. Three from the west.' },
      { by: 'yuki', text: '十時までに戻ります。', to: 1, loved: { back: 1, how: 'thumbs_up' } },
      { by: 'chen', text: 'A heron sits on the number three buoy. It does not move for boats.' },
      { by: 'ines', text: 'Neither do we. Weigh enough, have a drink.', loved: { back: 1, how: 'heart' } },
      { by: 'mara', text: 'Cake at eleven for everybody who carries.' },
    ],
  },
  {
    in: 'lane',
    by: 'eleni',
    subject: 'Over the fence',
    desc: '<p>Short things that are not worth a mail.</p>',
    people: ['mara', 'tobias', 'noam', 'vera'],
    before: [
      { by: 'eleni', text: 'Is the water off at yours too?' },
      { by: 'vera', text: 'Да, since eight.', to: 1 },
      { by: 'noam', text: 'There is a note on the hydrant: until noon.' },
      { by: 'mara', text: 'I have two full cans, come by.', loved: { back: 1, how: 'thumbs_up' } },
    ],
    later: [
      { by: 'noam', text: 'Bread is out of the oven. Six loaves, five are left.' },
      { by: 'vera', text: 'Four.', to: 1, loved: { back: 1, how: 'laugh' } },
      { by: 'tobias', text: 'Three, if I may.' },
      { by: 'eleni', text: 'The grey cat is on my roof again. Whose is she?' },
      { by: 'mara', text: 'She is her own.', to: 1, loved: { back: 1, how: 'heart' } },
      { by: 'vera', text: 'I play from four to five with the window open. Say so if it is too much.' },
      { by: 'noam', text: 'It is never too much.', to: 1, loved: { back: 1, how: 'heart' } },
      { by: 'eleni', text: 'Water is back!' },
    ],
  },
]
