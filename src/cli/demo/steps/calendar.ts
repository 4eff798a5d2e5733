import type { DemoStep } from '../context.ts'

const rsvp = (response: 'rsvp_yes' | 'rsvp_no' | 'rsvp_maybe', additional_guests = 0, comment = '') => ({
  ...{ response, additional_guests, comment },
})

/** Some days from now, at the rowing club. */
const day = (now: number, days: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/Lisbon').toPlainDate().add({ days })

export const calendar: DemoStep = {
  title: 'calendar',
  async run(stage) {
    const mara = stage.as('mara')
    const group_id = stage.groupId('rowing')
    const today = day(stage.now, 0)
    const saturday = today.add({ days: ((6 - today.dayOfWeek + 7) % 7) + 7 }).toString()
    const outing = await mara.addevent({
      ...{ group_id, name: 'Saturday outing', location: 'The boathouse', recurrence: 'FREQ=WEEKLY' },
      ...{ start_time: `${saturday}T09:00:00`, end_time: `${saturday}T11:30:00`, color_name: 'color_capri_blue' },
      ...{
        description: '<p>All levels. Bring something dry.</p>',
        rsvp: true,
        max_attendees: 4,
        additional_guests: true,
      },
      ...{ comment_label: 'Which seat do you like?', yes_message: 'See you at the boathouse!', reminder_minutes: 1440 },
    })
    const event_id = outing.id
    await stage.as('tobias').rsvp({ event_id, ...rsvp('rsvp_yes', 0, 'Stroke') })
    await stage.as('ines').rsvp({ event_id, ...rsvp('rsvp_yes', 1, 'Any, my sister steers') })
    await stage.as('yuki').rsvp({ event_id, ...rsvp('rsvp_yes') })
    await stage.as('chen').rsvp({ event_id, ...rsvp('rsvp_yes', 0, 'Bow') })
    await stage.as('layla').rsvp({ event_id, ...rsvp('rsvp_maybe') })
    await mara.addevent({
      ...{ group_id, name: 'Regatta on the Alderwater', all_day: true, location: 'The lower reach' },
      ...{ start_time: day(stage.now, 40).toString(), end_time: day(stage.now, 41).toString(), rsvp: true },
    })
  },
}
