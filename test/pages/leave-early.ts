import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { setImmediate } from 'node:timers/promises'

/**
 * Requests a page and leaves, each time a little later, then requests it once more. A promise that was rejected and awaited by
 * nobody fails the test file; in the product it ends the server.
 */
export async function leaveEarly(port: number, path: string, headers: Record<string, string>): Promise<void> {
  const ask = () =>
    request({ port, path, rejectUnauthorized: false, agent: false, headers: { accept: 'text/html', ...headers } })
  for (let turns = 0; turns < 60; turns += 1) {
    const asked = ask()
    asked.on('error', () => {})
    // It may be answered before it is left.
    const closed = new Promise(resolve => void asked.once('close', resolve))
    asked.end()
    await once(asked, 'finish')
    // As many turns of the event loop as the calls of the page have got by then.
    for (let turn = 0; turn < turns * 2; turn += 1) await setImmediate()
    asked.destroy()
    await closed
  }
  const [response] = (await once(ask().end(), 'response')) as [IncomingMessage]
  assert.equal(response.statusCode, 200)
  response.resume()
  await once(response, 'end')
}
