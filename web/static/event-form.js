// Shows only the fields of a repeating event that matter, says in words how it repeats, and moves the end along with the start.
{
  const repeat = document.querySelector('[data-repeat]')
  const { form } = repeat
  const { start_day, end_day, start_time, end_time, all_day, ends } = form.elements
  function show() {
    const way = form.elements.repeat.value
    for (const part of repeat.querySelectorAll('[data-for]')) part.hidden = !part.dataset.for.split(' ').includes(way)
    for (const part of repeat.querySelectorAll('[data-end]')) part.hidden = part.dataset.end !== ends.value
    for (const time of [start_time, end_time]) time.closest('.field').hidden = all_day.checked
  }
  const words = repeat.querySelector('[data-words]')
  let asking = new AbortController()
  /** The words are those of the server, which knows the language of the reader. */
  async function describe() {
    asking.abort()
    asking = new AbortController()
    const fields = [...new FormData(form)].filter(([name]) => repeat.querySelector(`[name="${name}"]`))
    try {
      const response = await fetch(`/calendar/repeat?${new URLSearchParams(fields)}`, { signal: asking.signal })
      if (response.ok) words.textContent = await response.text()
    } catch {
      // A newer question has replaced this one, or there is no network: saving says the same.
    }
  }
  const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
  /** The day on which the event begins is the one that is most likely meant. */
  function suggest() {
    const start = new Date(start_day.value)
    if (Number.isNaN(start.getTime())) return
    const day = dayNames[start.getUTCDay()]
    const { repeat: way, nth, nth_weekday } = form.elements
    if (way.value === 'weekly' && !repeat.querySelector('[name^="on_"]:checked'))
      form.elements[`on_${day}`].checked = true
    if (way.value !== 'monthly_weekday') return
    nth_weekday.value = day
    nth.value = start.getUTCDate() > 28 ? '-1' : String(Math.ceil(start.getUTCDate() / 7))
  }
  form.elements.repeat.addEventListener('change', suggest)
  form.addEventListener('change', show)
  repeat.addEventListener('change', () => void describe())
  let [wasDay, wasTime] = [start_day.value, start_time.value]
  const day = 86_400_000
  start_day.addEventListener('change', () => {
    const days = Math.round((Date.parse(end_day.value) - Date.parse(wasDay)) / day)
    const moved = Date.parse(start_day.value) + days * day
    if (Number.isFinite(moved)) end_day.value = new Date(moved).toISOString().slice(0, 10)
    wasDay = start_day.value
  })
  const minutes = time => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  start_time.addEventListener('change', () => {
    const end = minutes(start_time.value) + minutes(end_time.value) - minutes(wasTime)
    if (start_day.value === end_day.value && end >= 0 && end < 1440)
      end_time.value = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
    wasTime = start_time.value
  })
  show()
}
