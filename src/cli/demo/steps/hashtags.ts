import type { GroupKey } from '../groups.ts'
import type { DemoStep } from '../context.ts'

export const hashtags: DemoStep = {
  title: 'hashtags',
  async run(stage) {
    const mara = stage.as('mara')
    const ids = new Map<string, number>()
    for (const [key, name, options] of tags) {
      const { stands_for, ...about } = { stands_for: undefined, ...options }
      const alias = stands_for === undefined ? {} : { alias_id: ids.get(`${key} ${stands_for}`)! }
      const { id } = await mara.newhashtag({ group_id: stage.groupId(key), name, ...about, ...alias })
      ids.set(`${key} ${name}`, id)
    }
  },
}

const tags = [
  ['rowing', 'news', { color_name: 'color_cerulean_blue', mods_only_post: true, description: 'From the committee.' }],
  ['rowing', 'training', { color_name: 'color_emerald_green', description: 'Outings and plans.' }],
  ['rowing', 'boats', { color_name: 'color_terracotta', description: 'What is broken, and what is not any more.' }],
  ['rowing', 'regatta', { color_name: 'color_tomato', description: 'Everything with a start and a finish.' }],
  ['rowing', 'race', { stands_for: 'regatta' }],
  [
    'rowing',
    'for-sale',
    { color_name: 'color_mustard', moderated: true, replies_unmoderated: true, until: 'hash_tag_delete_three_months' },
  ],
  ['lane', 'notice', { color_name: 'color_dark_orange', special: true, description: 'Goes to everybody.' }],
  [
    'lane',
    'lost-and-found',
    { color_name: 'color_lilac', until: 'hash_tag_delete_year', close_instead_of_delete: true },
  ],
  ['lane', 'lend', { color_name: 'color_cucumber', no_email: true, reply_to: 'thread_reply_to_sender' }],
  ['lane', 'party', { color_name: 'color_peony' }],
  ['tidepool', 'release', { color_name: 'color_purple', mods_only_post: true }],
  ['tidepool', 'question', { color_name: 'color_sky' }],
  ['tidepool', 'meeting', { color_name: 'color_apricot' }],
  ['tidepool', 'fun', { color_name: 'color_yellow', no_email: true }],
  ['dev', 'bug', { color_name: 'color_lips' }],
  ['dev', 'defect', { stands_for: 'bug' }],
  ['dev', 'design', { color_name: 'color_grape' }],
  ['dev', 'review', { color_name: 'color_green_sage' }],
] as const satisfies readonly (readonly [GroupKey, string, object])[]
