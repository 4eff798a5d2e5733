// Uploads files that are dropped or chosen one after the other, each with how far it has come. They can be paused.
import { formatSize } from '../lib/format-size.ts'
import { fillName } from './page-messages.ts'
import { resumableUpload } from './resumable-upload.ts'

type Words = Record<string, string> & { refusals: Record<string, string> }

const main = document.querySelector<HTMLElement>('main[data-files]')
const drop = document.querySelector<HTMLElement>('[data-drop]')
const input = drop?.querySelector<HTMLInputElement>('input[type="file"]')
const form = drop?.querySelector('form')
if (main && drop && input && form) enable(main, drop, input, form)

function enable(place: HTMLElement, area: HTMLElement, field: HTMLInputElement, target: HTMLFormElement): void {
  const words = JSON.parse(place.dataset['files']!) as Words
  const csrf = target.querySelector<HTMLInputElement>('input[name="csrf"]')?.value ?? ''
  const list = document.createElement('ul')
  list.className = 'uploads'
  area.before(list)
  target.querySelector('.buttons')?.remove()
  // It goes in parts from here.
  target.querySelector('[data-form-limit]')?.remove()
  let queue = Promise.resolve()
  let waiting = 0
  let failed = 0
  const uploadAll = (files: readonly File[]): void => {
    for (const file of files) {
      waiting += 1
      const { row, run } = newRow(file)
      list.append(row)
      queue = queue.then(run).then(ok => {
        waiting -= 1
        if (!ok) failed += 1
        // The page shows what has arrived; a failure stays to be read.
        if (waiting === 0 && failed === 0) location.assign(`${location.pathname}?uploaded=1`)
      })
    }
  }

  function newRow(file: File) {
    const row = document.createElement('li')
    const name = Object.assign(document.createElement('b'), { textContent: file.name })
    const state = Object.assign(document.createElement('span'), {
      className: 'small quiet',
      textContent: words['waiting'],
    })
    const bar = Object.assign(document.createElement('progress'), { max: 1, value: 0 })
    bar.setAttribute('aria-label', fillName(words['uploading'], file.name))
    const button = (text: string | undefined): HTMLButtonElement =>
      Object.assign(document.createElement('button'), {
        ...{ type: 'button', className: 'button bare small', textContent: text ?? '' },
      })
    const [pause, cancel] = [button(words['pause']), button(words['cancel'])]
    row.append(name, ' ', state, ' ', pause, cancel, bar)
    let began = 0
    let first = 0
    const target = { groupId: place.dataset['group'] ?? '', path: place.dataset['path'] ?? '', csrf }
    const upload = resumableUpload(
      file,
      target,
      sent => {
        const part = file.size === 0 ? 1 : Math.min(1, sent / file.size)
        bar.value = part
        first ||= sent
        state.textContent = progressText(file.size, sent, { ms: performance.now() - began, since: first }, words)
      },
      isLost => {
        if (isLost) state.textContent = words['lost'] ?? ''
      },
    )
    let isCancelled = false
    let resume = (): void => {}
    cancel.addEventListener('click', () => {
      isCancelled = true
      resume()
      row.remove()
      void upload.cancel()
    })
    pause.addEventListener('click', () => {
      if (pause.textContent === words['resume']) return resume()
      upload.pause()
    })
    const run = async (): Promise<boolean> => {
      for (;;) {
        if (isCancelled) return true
        began = performance.now()
        first = 0
        pause.textContent = words['pause'] ?? ''
        const outcome = await upload.run()
        if (isCancelled) return true
        if (outcome.is === 'paused') {
          pause.textContent = words['resume'] ?? ''
          state.textContent = words['paused'] ?? ''
          await new Promise<void>(resolve => void (resume = resolve))
          continue
        }
        pause.remove()
        cancel.remove()
        if (outcome.is === 'done') {
          state.textContent = ''
          return true
        }
        bar.remove()
        state.className = 'small wrong'
        state.setAttribute('role', 'alert')
        state.textContent = words.refusals[outcome.why] ?? words['failed'] ?? ''
        return false
      }
    }
    return { row, run }
  }

  field.addEventListener('change', () => {
    const files = [...(field.files ?? [])]
    field.value = ''
    uploadAll(files)
  })
  document.querySelector('[data-choose]')?.addEventListener('click', event => {
    event.preventDefault()
    field.click()
  })
  const setDropping = (is: boolean): void => void area.toggleAttribute('data-dropping', is)
  document.addEventListener('dragover', event => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDropping(true)
  })
  document.addEventListener('dragleave', event => event.relatedTarget ?? setDropping(false))
  document.addEventListener('drop', event => {
    setDropping(false)
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    uploadAll([...event.dataTransfer.files])
  })
}

const number = (n: number): string => n.toLocaleString(document.documentElement.lang)
const secondsText = (seconds: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    seconds,
  )

/** `2.1 MB of 3.4 MB · 8 seconds left`; only what is sent now says how fast it is. */
function progressText(size: number, sent: number, { ms, since }: { ms: number; since: number }, words: Words): string {
  const done = (words['progress'] ?? '')
    .replace('{done}', () => formatSize(Math.min(sent, size), number))
    .replace('{size}', () => formatSize(size, number))
  const seconds = Math.ceil((ms / 1000) * ((size - sent) / (sent - since)))
  // Before that, it is a guess.
  if (ms < 1000 || !Number.isFinite(seconds) || seconds < 1) return done
  return `${done} · ${(words['left'] ?? '').replace('{time}', () => secondsText(seconds))}`
}
