import { formatSize } from '../../lib/format-size.ts'
import { fieldOf, fillName } from '../page-messages.ts'

type Words = Record<string, string> & { refusals: Record<string, string> }

/** Photos that are dropped or chosen are uploaded one after the other, each with how far it has come. */
export function enableUploads(main: HTMLElement): void {
  const area = main.querySelector<HTMLElement>('[data-drop]')
  const form = area?.querySelector('form')
  const input = form && fieldOf(form, 'fileupload')
  if (!area || !form || !input) return
  const words = JSON.parse(main.dataset['upload']!) as Words
  const list = Object.assign(document.createElement('ul'), { className: 'uploads' })
  form.after(list)
  form.querySelector('.buttons')?.remove()
  let queue = Promise.resolve()
  let waiting = 0
  let failed = 0

  const addAll = (files: readonly File[]): void => {
    for (const file of files) {
      waiting += 1
      const upload = uploadOf(file, form, words)
      list.append(upload.row)
      queue = queue.then(upload.run).then(isDone => {
        waiting -= 1
        if (!isDone) failed += 1
        // The page shows what has arrived; a failure stays to be read.
        if (waiting === 0 && failed === 0) location.assign(`${location.pathname}?uploaded=1`)
      })
    }
  }
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    // They are on their way: the form must not bring them again.
    input.value = ''
    addAll(files)
  })
  document.querySelector('[data-choose]')?.addEventListener('click', event => {
    event.preventDefault()
    input.click()
  })
  addEventListener('beforeunload', event => {
    if (waiting > 0) event.preventDefault()
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
    addAll([...event.dataTransfer.files])
  })
}

/** One photo on its way, as a row that tells of it. `run` resolves to false if it failed. */
function uploadOf(file: File, form: HTMLFormElement, words: Words) {
  const row = document.createElement('li')
  const name = Object.assign(document.createElement('bdi'), { textContent: file.name })
  const state = Object.assign(document.createElement('span'), {
    className: 'small quiet',
    textContent: words['waiting'],
  })
  const bar = Object.assign(document.createElement('progress'), { max: 1, value: 0 })
  bar.setAttribute('aria-label', fillName(words['uploading'], file.name))
  const cancel = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button bare small',
    textContent: words['cancel'],
  })
  row.append(name, ' ', state, ' ', cancel, ' ', bar)
  const request = new XMLHttpRequest()
  let isCancelled = false
  cancel.addEventListener('click', () => {
    isCancelled = true
    request.abort()
    row.remove()
  })
  const run = async (): Promise<boolean> => {
    if (isCancelled) return true
    const begun = performance.now()
    const why = await send(request, file, form, part => {
      bar.value = part
      state.textContent =
        part < 1 ? progressText(file.size, part, performance.now() - begun, words) : (words['reading'] ?? '')
    })
    cancel.remove()
    bar.remove()
    if (why === null || isCancelled) {
      state.textContent = '✓'
      return true
    }
    state.className = 'small wrong'
    state.setAttribute('role', 'alert')
    state.textContent = words.refusals[why] ?? words['failed'] ?? ''
    return false
  }
  return { row, run }
}

const number = (n: number): string => n.toLocaleString(document.documentElement.lang)

/** `2.1 MB of 3.4 MB · 8 seconds left` */
function progressText(size: number, part: number, ms: number, words: Words): string {
  const done = (words['progress'] ?? '')
    .replace('{done}', () => formatSize(Math.round(size * part), number))
    .replace('{size}', () => formatSize(size, number))
  const seconds = Math.ceil((ms / 1000) * (1 / part - 1))
  // Before that, it is a guess.
  if (ms < 1000 || !Number.isFinite(seconds) || seconds < 1) return done
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const
  const left = seconds.toLocaleString(document.documentElement.lang, unit)
  return `${done} · ${(words['left'] ?? '').replace('{time}', () => left)}`
}

/** Null, or why it failed. `fetch` has no upload progress. */
function send(
  request: XMLHttpRequest,
  file: File,
  form: HTMLFormElement,
  onProgress: (part: number) => void,
): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const fields = new FormData()
  fields.append('csrf', fieldOf(form, 'csrf')?.value ?? '')
  if (fieldOf(form, 'keep_metadata')?.checked) fields.append('keep_metadata', '1')
  fields.append('fileupload', file)
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
  request.open('POST', `${location.pathname}/upload`)
  request.send(fields)
  return promise
}
