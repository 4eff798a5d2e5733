// The messages of the setup. It runs before the catalogue in locales/ can be read.
import { readFileSync } from 'node:fs'

const en = {
  lockMissing: 'package-lock.json is missing: the checkout is incomplete. Clone the repository again.',
  notWritable: (folder, code) => `The packages are out of date, and this account can't write to ${folder} (${code}).`,
  running: pid =>
    `This version needs other packages, but Folkmoot still runs from this folder with the old ones (process ${pid}). ` +
    'Stop it, then run the command again.',
  installing: 'Installing packages (npm ci). This takes about a minute the first time.',
  installingAgain: 'Installing again with the bundled Node.js, because the older npm left out some tools.',
  noNpm: code => `Can't run npm (${code}). Install npm, which comes with Node.js, then run the command again.`,
  npmFailed: code =>
    `Installing the packages failed: npm exited with code ${code}. See the error above. ` +
    'Check the network and the free disk space, then run the command again.',
  building: 'Building the web pages. This takes a few seconds.',
  buildFailed: code => `Building the web pages failed with code ${code}. See the error above.`,
  nodeTooOld: (needed, system, found) =>
    `Folkmoot needs Node.js ${needed} or newer, and none is bundled for this system (${system}). ` +
    `This is Node.js ${found}. Install Node.js ${needed}, then run the command again.`,
  waiting: pid => `Another setup is running here (process ${pid}). Waiting for it…`,
}

const de = {
  lockMissing: 'package-lock.json fehlt: Die Arbeitskopie ist unvollständig. Klonen Sie das Repository erneut.',
  notWritable: (folder, code) =>
    `Die Pakete sind veraltet, und dieses Konto kann nicht in ${folder} schreiben (${code}).`,
  running: pid =>
    `Diese Version braucht andere Pakete, aber Folkmoot läuft hier noch mit den alten (Prozess ${pid}). ` +
    'Beenden Sie ihn, und versuchen Sie es erneut.',
  installing: 'Pakete werden installiert (npm ci). Das dauert beim ersten Mal etwa eine Minute.',
  installingAgain:
    'Wird mit dem mitgelieferten Node.js erneut installiert, weil das ältere npm Werkzeuge ausgelassen hat.',
  noNpm: code =>
    `npm lässt sich nicht ausführen (${code}). Installieren Sie npm, das zu Node.js gehört, und versuchen Sie es erneut.`,
  npmFailed: code =>
    `Die Pakete konnten nicht installiert werden: npm endete mit Code ${code}. Der Fehler steht oben. ` +
    'Prüfen Sie das Netzwerk und den freien Speicherplatz, und versuchen Sie es erneut.',
  building: 'Die Webseiten werden erstellt. Das dauert einige Sekunden.',
  buildFailed: code => `Die Webseiten konnten nicht erstellt werden (Code ${code}). Der Fehler steht oben.`,
  nodeTooOld: (needed, system, found) =>
    `Folkmoot braucht Node.js ${needed} oder neuer, und für dieses System (${system}) wird keines mitgeliefert. ` +
    `Dies ist Node.js ${found}. Installieren Sie Node.js ${needed}, und versuchen Sie es erneut.`,
  waiting: pid => `Hier läuft bereits eine Einrichtung (Prozess ${pid}). Warten …`,
}

// As src/cli/language.ts chooses it.
const { LANGUAGE = '', LC_ALL, LC_MESSAGES, LANG = '', FOLKMOOT_CONFIG, FOLKMOOT_LANGUAGE } = process.env
const languages = { en, de, fr: en, pl: en }
const languageOf = name => name.split(/[_.@-]/)[0].toLowerCase()
const locale = languageOf(LC_ALL || LC_MESSAGES || LANG)
const wanted = locale === 'c' || locale === 'posix' ? [] : [...LANGUAGE.split(':').map(languageOf), locale]
const chosen = [...wanted, FOLKMOOT_LANGUAGE, configured()].find(name => name && Object.hasOwn(languages, name))

export const messages = languages[chosen] ?? en

// No parser is installed yet; the key comes before all sections.
function configured() {
  try {
    const [top] = readFileSync(FOLKMOOT_CONFIG || 'folkmoot.toml', 'utf8').split(/^\[/m)
    return /^\s*language\s*=\s*["'](\w+)["']/m.exec(top)?.[1]
  } catch {
    return undefined
  }
}
