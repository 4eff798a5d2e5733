/** A run of items that both have, or that only one has. */
export type Run<T> = { is: 'same' | 'removed' | 'added'; items: T[] }

// A comparison beyond these limits says that everything between the common ends is replaced.
const [maxEdits, maxCells] = [1000, 20_000_000]

/** Adds items to a list, however many: they would not all fit on the stack as arguments. */
export function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item)
}

/**
 * What changed between two lists: the shortest edit script after Myers, with the common beginning and end cut off. Its
 * time is the length times the number of edits, which is limited.
 */
export function diff<T>(before: readonly T[], after: readonly T[]): Run<T>[] {
  let [start, endA, endB] = [0, before.length, after.length]
  while (start < endA && start < endB && before[start] === after[start]) start += 1
  while (endA > start && endB > start && before[endA - 1] === after[endB - 1]) [endA, endB] = [endA - 1, endB - 1]
  const runs: Run<T>[] = []
  const add = (is: Run<T>['is'], items: readonly T[]): void => {
    if (items.length === 0) return
    const last = runs.at(-1)
    if (last?.is === is) append(last.items, items)
    else runs.push({ is, items: [...items] })
  }
  add('same', before.slice(0, start))
  for (const { is, items } of middle(before.slice(start, endA), after.slice(start, endB))) add(is, items)
  add('same', before.slice(endA))
  return runs
}

function middle<T>(a: readonly T[], b: readonly T[]): Run<T>[] {
  const replaced: Run<T>[] = [
    { is: 'removed', items: [...a] },
    { is: 'added', items: [...b] },
  ]
  if (a.length === 0 || b.length === 0) return replaced
  const traces = findTraces(a, b)
  return traces ? backtrack(a, b, traces) : replaced
}

/** For each number of edits, how far each diagonal gets; undefined if that is too much work. */
function findTraces<T>(a: readonly T[], b: readonly T[]): Int32Array[] | undefined {
  const most = Math.min(a.length + b.length, maxEdits)
  const traces: Int32Array[] = []
  let [far, cells] = [new Int32Array(3), 0]
  for (let edits = 0; edits <= most; edits += 1) {
    // Diagonal k is at k + edits + 1; there is one more at each end for the look at its neighbours.
    const next = new Int32Array(2 * edits + 5)
    for (let k = -edits; k <= edits; k += 2) {
      const [below, above] = [far[k - 1 + edits] ?? 0, far[k + 1 + edits] ?? 0]
      const isDown = k === -edits || (k !== edits && below < above)
      let x = edits === 0 ? 0 : isDown ? above : below + 1
      const from = x
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1
      cells += x - from + 1
      next[k + edits + 1] = x
      if (x >= a.length && x - k >= b.length) {
        traces.push(next)
        return traces
      }
    }
    if (cells > maxCells) return undefined
    traces.push(next)
    far = next
  }
  return undefined
}

function backtrack<T>(a: readonly T[], b: readonly T[], traces: readonly Int32Array[]): Run<T>[] {
  const runs: Run<T>[] = []
  const add = (is: Run<T>['is'], item: T): void => {
    const last = runs.at(-1)
    if (last?.is === is) last.items.push(item)
    else runs.push({ is, items: [item] })
  }
  let [x, y] = [a.length, b.length]
  for (let edits = traces.length - 1; edits > 0; edits -= 1) {
    const far = traces[edits - 1]!
    const k = x - y
    const at = (diagonal: number): number => far[diagonal + edits] ?? 0
    const isDown = k === -edits || (k !== edits && at(k - 1) < at(k + 1))
    const fromX = isDown ? at(k + 1) : at(k - 1)
    const fromY = fromX - (isDown ? k + 1 : k - 1)
    while (x > fromX && y > fromY && x > 0 && y > 0 && a[x - 1] === b[y - 1]) {
      add('same', a[x - 1]!)
      ;[x, y] = [x - 1, y - 1]
    }
    if (isDown) add('added', b[(y -= 1)]!)
    else add('removed', a[(x -= 1)]!)
  }
  while (x > 0) add('same', a[(x -= 1)]!)
  return runs.toReversed().map(({ is, items }) => ({ is, items: items.toReversed() }))
}
