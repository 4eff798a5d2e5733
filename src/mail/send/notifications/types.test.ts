// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#locales/index.ts'
import { causeAllEmails } from '#test/emails/cause-all.ts'
import { externalResources } from '#test/emails/external-resources.ts'
import { inTurn } from '#test/sampling.ts'
import { newWorld } from '#test/world.ts'
import { emailTypes } from './types.ts'

for (const language of inTurn(locales, 2))
  test(`each type of email is written in ${language}`, async () => {
    const world = await newWorld({ FOLKMOOT_LANGUAGE: language, FOLKMOOT_MAIL_UNPROVEN: 'confirm' })
    await causeAllEmails(world)
    const emails = (await world.sql(`select kind, subject, body, html from service_emails order by id`)) as {
      [C in 'kind' | 'subject' | 'body' | 'html']: string
    }[]
    assert.deepEqual(
      [...new Set(emails.map(({ kind }) => kind))].toSorted(),
      [...new Set(emailTypes.flatMap(({ kinds }) => kinds))].toSorted(),
    )
    for (const { kind, subject, body, html } of emails) {
      assert.deepEqual(externalResources(html, 'https://folkmoot.test'), [], kind)
      assert.match(html, new RegExp(`<html lang="${language}"`), kind)
      assert.doesNotMatch(`${subject}${body}${html}`, /undefined|\[object|NaN/, kind)
    }
  })
