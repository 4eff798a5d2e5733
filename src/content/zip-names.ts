const maxNameBytes = 255
// What Windows refuses in names, and a slash the wrong way; `A:` would be a drive.
const refused = /[\p{Cc}<>:"|?*\\]/gu
// What Windows ignores at the end, so that two names would be one.
const ignoredEnd = /(?<![\s.])[\s.]+$/
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\s*(\.|$))/i

/** A name that every computer can unpack. */
const safeName = (name: string): string => {
  const allowed = name.toWellFormed().replaceAll(refused, '_').replace(ignoredEnd, '')
  return /^[\s.]*$/.test(allowed) ? '_' : allowed.replace(devices, '$1_')
}

/** `report.pdf` with a number becomes `report (2).pdf`. The stem is cut if that is too long. */
function numbered(name: string, n: number): string {
  const extension = /(?<=.)\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? ''
  const end = n === 1 ? extension : ` (${n})${extension}`
  const letters = Array.from(name.slice(0, name.length - extension.length))
  while (letters.length > 1 && Buffer.byteLength(letters.join('') + end) > maxNameBytes) letters.pop()
  return letters.join('') + end
}

/** The names in a folder of the zip that are taken, the number to try next for each, and the folders in it by their given name. */
type Folder = { path: string; taken: Set<string>; next: Map<string, number>; folders: Map<string, Folder> }
const emptyFolder = (path: string): Folder => ({ path, taken: new Set(), next: new Map(), folders: new Map() })
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

function freeName({ taken, next }: Folder, given: string): string {
  const name = safeName(given)
  for (let n = next.get(keyOf(name)) ?? 1; ; n += 1) {
    const free = numbered(name, n)
    if (taken.has(keyOf(free))) continue
    taken.add(keyOf(free))
    next.set(keyOf(name), n + 1)
    return free
  }
}

/**
 * Names the entries of a zip so that every computer can unpack it, and no two have the same name: whoever unpacks it would
 * lose one. Entries of one folder stay in one folder. A path that ends with a slash is a folder.
 */
export function zipNames(): (path: string) => string {
  const top = emptyFolder('')
  return path => {
    const names = path.split('/').filter(name => name !== '')
    const file = path.endsWith('/') ? undefined : (names.pop() ?? '')
    let folder = top
    for (const name of names) {
      let inner = folder.folders.get(name)
      if (!inner) {
        inner = emptyFolder(`${folder.path}${freeName(folder, name)}/`)
        folder.folders.set(name, inner)
      }
      folder = inner
    }
    return file === undefined ? folder.path : folder.path + freeName(folder, file)
  }
}
