import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#contract/errors.ts'
import { endpoints } from '#features/endpoints.ts'
import { implement } from '#runtime/calls/handler.ts'
import { createInProcessClient } from '#runtime/calls/in-process-client.ts'
import { serve } from './servers/server.ts'
import { checkedCalls, newWorld } from './world.ts'

const world = await newWorld()
const origin = { via: 'via_api', address: '', agent: '', crossSite: false } as const

/** The call that tells who somebody is, refusing in some way. */
const refusingWith = (error: ApiError) =>
  implement(endpoints.getUser, async () => {
    throw error
  })

const refusals = [
  { made: new ApiError('bad_request', 'too early'), sentence: 'getuser refuses with the bad_request "too early"' },
  { made: new ApiError('two_factor_required'), sentence: 'getuser refuses with two_factor_required' },
  { made: new ApiError('invalid_value', 'hour'), sentence: 'getuser refuses with the invalid_value "hour"' },
]
for (const { made, sentence } of refusals) {
  const message = `${sentence}, which it does not declare`

  test(`a test fails inside the process when ${sentence}`, async () => {
    const implementations = new Map([['getuser', refusingWith(made)]])
    const { identity } = world.people.ben
    const calls = checkedCalls(
      createInProcessClient({ pipeline: world.app.pipeline, implementations, identity, origin }),
    )

    await assert.rejects(calls.getuser({}), { name: 'AssertionError', message })
  })

  test(`a test fails over HTTP when ${sentence}`, async () => {
    const server = await serve(world, { implementations: [refusingWith(made)] })

    await assert.rejects(server.call('getuser', {}, { person: world.people.ben, way: 'key' }), {
      name: 'AssertionError',
      message,
    })
  })
}

test('an error that any call may return is no test failure', async () => {
  await assert.rejects(world.as('anonymous').getuser({}), { type: 'authentication', extra: 'login required' })
})
