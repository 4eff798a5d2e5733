// Not on every day: it turns on notifications in a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { decryptPush, startPushService } from '../servers/push-service.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld({ FOLKMOOT_PICTURE_NETWORKS: '127.0.0.1/32' })
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const origin = `https://localhost:${server.port}`

/** Has the worker of a page handle a message, as if its push service had sent it. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

type Shown = { title: string; body: string; tag: string; data: { url: string } }

/**
 * The worker of a page. A browser without a screen shows nothing, and lets only a person's own press open a window: it
 * says what it would show and open.
 */
async function workerOf(page: Page) {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(`(() => {
    globalThis.shown = []
    registration.showNotification = async (title, { body, tag, data }) => void shown.push({ title, body, tag, data })
  })()`)
  return {
    /** What it shows, once that is as much. */
    shown: (count: number) =>
      worker.evaluate<Shown[]>(`(async () => {
        while (shown.length < ${count}) await new Promise(resolve => setTimeout(resolve, 20))
        return shown
      })()`),
    press: () =>
      worker.evaluate<string>(`new Promise(resolve => {
        clients.openWindow = async url => resolve(url)
        const notification = { ...shown[0], close() {} }
        dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification, waitUntil() {} }))
      })`),
  }
}

test('notifications are turned on in a browser, shown there, and lead to their message', { skip }, async () => {
  const service = await startPushService(world)
  const browser = service.newBrowser('/ben')
  const { complaints, open } = await visiting(server.port)
  const page = await open()
  await page.context().grantPermissions(['notifications'], { origin })
  const value = world.people.ben.ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url: origin }])
  const { endpoint, p256dh, auth } = browser.subscription
  // The browser's own service is on the internet.
  const subscription = JSON.stringify({ endpoint, keys: { p256dh, auth } })
  await page.addInitScript(`PushManager.prototype.subscribe = async function (options) {
    window.name = options.applicationServerKey
    return { toJSON: () => (${subscription}) }
  }`)

  await page.goto('/settings/notifications')
  await page.getByRole('button', { name: 'Turn on notifications in this browser' }).click()
  await page.getByText('(this browser)').waitFor()
  assert.equal(await page.evaluate('name'), (await world.as('ben').getpushsettings({})).public_key)
  const topic = await world.post('ben', { subject: 'Rye' }, group)
  await world.answer('cleo', topic, { body: '<p>Two loaves</p>' }, group)
  await world.settle()

  const worker = await workerOf(page)
  await deliver(page, decryptPush(browser, service.received[0]!.body))
  const [notification] = (await world.as('ben').getnotifications({ unread: true, locale: 'en' })).data
  const url = `${world.settings.url}/g/${group.name}/topic/${topic.topic_id}?from=2#m2`
  const title = `${world.people.cleo.account.full_name} replied in Rye`
  const body = `Two loaves\n${notification!.nice_group_name}`
  assert.deepEqual(await worker.shown(1), [{ title, body, tag: String(notification!.id), data: { url } }])
  assert.equal(await worker.press(), url)
  assert.deepEqual(complaints, [])
})
