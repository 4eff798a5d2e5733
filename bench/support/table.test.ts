import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Metric } from './metrics.ts'
import { plotOf } from './plot.ts'
import { tableOf } from './table.ts'

const figures: Metric[] = [
  { name: 'memory at rest', unit: 'MB', ours: 173.4, atMost: 300 },
  { name: 'gettopic', messages: 20_000, unit: '/s', ours: 1200, bare: 2000, share: 0.8, work: 3, bareWork: 1 },
  { name: 'gettopic', messages: 1_000_000, unit: '/s', ours: 1900, bare: 2000, share: 0.8 },
  { name: 'mails', unit: '/s', ours: 310, atLeast: 300 },
]

test('metrics with a baseline come first, and those that meet their target say so', () => {
  const before: Metric = { name: 'mails', unit: '/s', ours: 12.345 }
  assert.deepEqual(tableOf(figures, new Map([['mails', before]])), [
    '                              share  of work      ours   bare  before  asked',
    'gettopic, 20,000 messages      60 %     33 %  1,200 /s  2,000           80 %  missed',
    'gettopic, 1,000,000 messages   95 %           1,900 /s  2,000           80 %    held',
    'memory at rest                                  173 MB                 ≤ 300    held',
    'mails                                           310 /s           12.3  ≥ 300    held',
  ])
})

test('the plot has a bar per baseline and a line for what was measured at several sizes', () => {
  const plot = plotOf(figures)
  assert.deepEqual([plot.split('<rect ').length, plot.split('<polyline ').length], [4, 2])
  assert.match(plot, /1,900 \/s at 1 M/)
})
