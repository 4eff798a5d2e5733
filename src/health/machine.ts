import { access, constants, statfs } from 'node:fs/promises'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { nearestFolder } from '#storage/embedded/index.ts'
import { checkBucket } from './bucket.ts'
import { checkCertificate } from './certificate.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const neededNode = 26
const mebibyte = 2 ** 20

/** This program, its folders and its certificate. */
export async function checkMachine(settings: Settings, messages: Messages): Promise<Finding[]> {
  const { doctor: t } = messages
  return [
    checkNode(t),
    await checkFolder(t.checks.data, settings.data, 'FOLKMOOT_DATA', t.machine),
    await checkFolder(t.checks.files, settings.blobs, 'FOLKMOOT_BLOBS', t.machine),
    ...(await checkBucket(settings, messages)),
    await checkCertificate(settings, messages),
  ]
}

function checkNode({ checks, machine }: Messages['doctor']): Finding {
  const { node } = process.versions
  const finding = `Node.js ${node}.`
  if (Number.parseInt(node) >= neededNode) return ok(checks.node, finding)
  return wrong(checks.node, finding, machine.nodeTooOld({ version: String(neededNode) }))
}

async function checkFolder(
  check: string,
  path: string,
  setting: string,
  t: Messages['doctor']['machine'],
): Promise<Finding> {
  const folder = await nearestFolder(path)
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return wrong(check, t.folderUnusable({ folder, reason: reasonOf(error) }), t.makeWritable({ setting }))
  }
  const { bavail, bsize } = await statfs(folder)
  const free_bytes = bavail * bsize
  const free = Math.floor(free_bytes / mebibyte)
  const finding = (folder === path ? t.diskSpace : t.diskSpaceLater)({ folder: path, free })
  const cure = t.freeSpace({ setting })
  if (free < 100) return wrong(check, finding, cure, { free_bytes })
  return free < 1024 ? warning(check, finding, cure, { free_bytes }) : ok(check, finding, { free_bytes })
}
