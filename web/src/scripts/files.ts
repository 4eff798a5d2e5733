// Uploads files that are dropped or chosen one after the other, each with how far it has come.
import { formatSize } from '../lib/format-size.ts'
import { fillName } from './page-messages.ts'

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
    const cancel = Object.assign(document.createElement('button'), { type: 'button', className: 'button bare small' })
    cancel.textContent = words['cancel'] ?? ''
    row.append(name, ' ', state, ' ', cancel, bar)
    const request = new XMLHttpRequest()
    let isCancelled = false
    cancel.addEventListener('click', () => {
      isCancelled = true
      request.abort()
      row.remove()
    })
    const run = async (): Promise<boolean> => {
      if (isCancelled) return true
      const fields = new FormData()
      for (const [key, value] of Object.entries({ csrf, path: place.dataset['path'] ?? '' })) fields.append(key, value)
      fields.append('fileupload', file)
      const began = performance.now()
      const why = await send(request, location.pathname, fields, part => {
        bar.value = part
        state.textContent = progressText(file.size, part, performance.now() - began, words)
      })
      if (why === null || isCancelled) {
        state.textContent = ''
        cancel.remove()
        return true
      }
      bar.remove()
      state.className = 'small wrong'
      state.setAttribute('role', 'alert')
      state.textContent = words.refusals[why] ?? words['failed'] ?? ''
      return false
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

/** `2.1 MB of 3.4 MB · 8 seconds left` */
function progressText(size: number, part: number, ms: number, words: Words): string {
  const done = (words['progress'] ?? '')
    .replace('{done}', () => formatSize(Math.round(size * part), number))
    .replace('{size}', () => formatSize(size, number))
  const seconds = Math.ceil((ms / 1000) * (1 / part - 1))
  // Before that, it is a guess.
  if (ms < 1000 || !Number.isFinite(seconds) || seconds < 1) return done
  return `${done} · ${(words['left'] ?? '').replace('{time}', () => secondsText(seconds))}`
}

/** Null, or why it failed. `fetch` has no upload progress. */
function send(
  request: XMLHttpRequest,
  page: string,
  fields: FormData,
  onProgress: (part: number) => void,
): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  for (const end of ['error', 'abort'] as const) request.addEventListener(end, () => resolve(''))
  request.addEventListener('load', () => {
    if (request.status === 200) return resolve(null)
    try {
      const { type, extra } = JSON.parse(request.responseText) as { type?: string; extra?: string }
      resolve((type === 'rate_limit' ? type : extra) ?? '')
    } catch {
      resolve('')
    }
  })
  request.open('POST', page.replace(/(\/g\/[^/]+)\/files.*/, '$1/file/upload'))
  request.send(fields)
  return promise
}
