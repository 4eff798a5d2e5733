// A place where files are dropped or chosen. They go one after the other, each as a row that tells how far it has come.
import { formatSize } from '../lib/format-size.ts'
import { fillName } from './page-messages.ts'

export type UploadWords = Record<string, string> & { refusals: Record<string, string> }
/** A file on its way. `run` resolves to false if it failed. */
export type UploadRow = { row: HTMLElement; run: () => Promise<boolean> }
type UploadElements = {
  area: HTMLElement
  input: HTMLInputElement
  /** Gets the rows. */
  list: HTMLElement
  rowOf: (file: File) => UploadRow
}

/** Returns how many files are still on their way. */
export function enableUploadArea({ area, input, list, rowOf }: UploadElements): () => number {
  let queue = Promise.resolve()
  let waiting = 0
  let failed = 0
  const addAll = (files: readonly File[]): void => {
    for (const file of files) {
      waiting += 1
      const { row, run } = rowOf(file)
      list.append(row)
      queue = queue.then(run).then(isDone => {
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
  return () => waiting
}

/** What a row shows: the name of the file, how far it has come, buttons, and a bar. */
export function rowParts(file: File, words: UploadWords, labels: readonly string[]) {
  const row = document.createElement('li')
  const name = Object.assign(document.createElement('bdi'), { textContent: file.name })
  const state = Object.assign(document.createElement('span'), {
    className: 'small quiet',
    textContent: words['waiting'],
  })
  const bar = Object.assign(document.createElement('progress'), { max: 1, value: 0 })
  bar.setAttribute('aria-label', fillName(words['uploading'], file.name))
  const buttons = labels.map(label =>
    Object.assign(document.createElement('button'), {
      ...{ type: 'button', className: 'button bare small', textContent: words[label] ?? '' },
    }),
  )
  row.append(name, ' ', state, ' ', ...buttons, ' ', bar)
  const end = (): void => {
    for (const element of [...buttons, bar]) element.remove()
  }
  return {
    ...{ row, state, bar, buttons },
    done(): true {
      end()
      state.textContent = '✓'
      return true
    },
    refused(why: string): false {
      end()
      state.className = 'small wrong'
      state.setAttribute('role', 'alert')
      const sentence = words.refusals[why] ?? words['failed'] ?? ''
      state.textContent = sentence.replace('{size}', () => formatSize(file.size, number))
      return false
    },
  }
}

const number = (n: number): string => n.toLocaleString(document.documentElement.lang)
const unit = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const

/** `2.1 MB of 3.4 MB · 8 seconds left`; only what was sent since it began says how fast it is. */
export function progressText(
  size: number,
  sent: number,
  { ms, since }: { ms: number; since: number },
  words: UploadWords,
): string {
  const done = (words['progress'] ?? '')
    .replace('{done}', () => formatSize(Math.min(sent, size), number))
    .replace('{size}', () => formatSize(size, number))
  const seconds = Math.ceil((ms / 1000) * ((size - sent) / (sent - since)))
  // Before that, it is a guess.
  if (ms < 1000 || !Number.isFinite(seconds) || seconds < 1) return done
  const left = seconds.toLocaleString(document.documentElement.lang, unit)
  return `${done} · ${(words['left'] ?? '').replace('{time}', () => left)}`
}

/** Why a call was refused, from its answer. */
export function reasonIn(answer: string): string {
  try {
    const { type, extra } = JSON.parse(answer) as { type?: string; extra?: string }
    return (type === 'rate_limit' ? type : extra) ?? ''
  } catch {
    return ''
  }
}
