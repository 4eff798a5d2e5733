type Words = Record<'start' | 'play' | 'pause' | 'previous' | 'next' | 'close' | 'failed' | 'place', string>
type Photo = {
  id: number
  name: string
  desc: string
  place: number
  num_photos: number
  previous_photo_id: number
  next_photo_id: number
}

const secondsPerPhoto = 5

/** A button that shows the photos of the album one after the other, from the one of the page. */
export function enableSlideshow(main: HTMLElement): { start(): void } {
  const words = JSON.parse(main.dataset['slideshow']!) as Words
  const place = document.querySelector<HTMLElement>('[data-slideshow-button]')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: words.start,
  })
  const first = (): number => Number(place?.dataset['slideshowButton'] ?? 0)
  const start = (): void => {
    if (first() > 0 && !document.querySelector('dialog.slideshow')) openSlideshow(first(), words)
  }
  button.addEventListener('click', start)
  place?.append(button)
  return { start }
}

function openSlideshow(firstId: number, words: Words): void {
  const dialog = Object.assign(document.createElement('dialog'), { className: 'slideshow' })
  dialog.setAttribute('aria-label', words.start)
  const image = document.createElement('img')
  const caption = Object.assign(document.createElement('p'), { className: 'caption', dir: 'auto' })
  const count = Object.assign(document.createElement('span'), { className: 'number' })
  const problem = Object.assign(document.createElement('p'), { className: 'problem' })
  problem.setAttribute('role', 'status')
  const buttonOf = (text: string, act: () => void): HTMLButtonElement => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
    made.addEventListener('click', act)
    return made
  }
  // Who wants less motion starts it themselves.
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let photo: Photo | undefined
  let coming: Promise<Photo> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const play = buttonOf('', () => setPlaying(!isPlaying))
  const back = buttonOf(words.previous, () => void show(photo?.previous_photo_id ?? 0))
  const on = buttonOf(words.next, () => void show(photo?.next_photo_id ?? 0))
  const controls = Object.assign(document.createElement('div'), { className: 'controls' })
  controls.append(
    back,
    play,
    on,
    count,
    buttonOf(words.close, () => dialog.close()),
  )
  dialog.append(image, caption, problem, controls)

  const setPlaying = (is: boolean): void => {
    isPlaying = is
    play.textContent = isPlaying ? words.pause : words.play
    clearTimeout(timer)
    if (isPlaying && photo) timer = setTimeout(() => void advance(), secondsPerPhoto * 1000)
  }
  /** At the end it stops. */
  const advance = async (): Promise<void> => {
    if (photo?.next_photo_id) await show(photo.next_photo_id)
    else setPlaying(false)
  }
  async function show(id: number): Promise<void> {
    if (id === 0) return
    clearTimeout(timer)
    try {
      const known = await coming?.catch(() => undefined)
      const next = known?.id === id ? known : await load(id)
      if (!dialog.open) return
      photo = next
      problem.textContent = ''
      image.src = urlOf(id)
      image.alt = photo.desc || photo.name
      caption.textContent = photo.desc
      count.textContent = placeText(words.place, photo)
      ;[back.disabled, on.disabled] = [photo.previous_photo_id === 0, photo.next_photo_id === 0]
      coming = photo.next_photo_id === 0 ? undefined : load(photo.next_photo_id)
      coming?.catch(() => {})
      setPlaying(isPlaying)
    } catch {
      problem.textContent = words.failed
      setPlaying(false)
    }
  }
  dialog.addEventListener('keydown', event => {
    const isForward = event.key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') (isForward ? on : back).click()
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) setPlaying(!isPlaying)
    else return
    event.preventDefault()
  })
  dialog.addEventListener('close', () => {
    clearTimeout(timer)
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  play.focus()
  setPlaying(isPlaying)
  void show(firstId)
}

const urlOf = (id: number): string => `/api/v1/downloadphoto?photo_id=${id}&size=large`

/** A photo, with its picture on the way into the browser's cache. */
async function load(photo_id: number): Promise<Photo> {
  new Image().src = urlOf(photo_id)
  const response = await fetch(`/api/v1/getphoto?photo_id=${photo_id}`)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Photo
}

const number = (n: number): string => n.toLocaleString(document.documentElement.lang)
/** The sentence has two numbers of its own, as the language writes them, in the places of the real ones. */
const placeText = (sentence: string, { place, num_photos }: Photo): string =>
  sentence.replace(number(1_000_001), () => number(place)).replace(number(1_000_002), () => number(num_photos))
