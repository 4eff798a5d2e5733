import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Python's: somebody else's reading of the standard. */
const python = '/usr/bin/python3'
export const xmlReaderMissing = existsSync(python) ? false : 'python3 is not installed'

const script = `
import sys, json, xml.etree.ElementTree as tree
root = tree.fromstring(sys.stdin.buffer.read())
print(json.dumps({'root': root.tag, 'texts': [one.text or '' for one in root.iter(sys.argv[1])]}))
`

/** What stands in a document: the name of its root, and the texts of all elements of one name, with their namespaces. */
export const readXml = (xml: string, name: string): { root: string; texts: string[] } =>
  JSON.parse(execFileSync(python, ['-c', script, name], { input: xml }).toString()) as { root: string; texts: string[] }
