import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { ServerAccount } from '../embedded/account.ts'
import type { Binaries } from '../embedded/binaries.ts'
import { swapClusters, workspaceIn } from '../embedded/cluster-swap.ts'
import { createCluster, majorOf } from '../embedded/cluster.ts'
import type { ProgressLog } from '../embedded/error.ts'
import { rulesOf } from '../embedded/password.ts'
import { ensureDatabase, releasePresence, retakePresence } from '../embedded/probe.ts'
import { stopPostmaster } from '../embedded/postgres-process.ts'
import { endOrphans } from '../embedded/processes.ts'
import { serverHomeOf } from '../embedded/server-home.ts'
import { startOrJoin } from '../embedded/start-or-join.ts'
import { loadRows, saveRows, type CopySource } from './copy-rows.ts'
import { UpgradeError } from './error.ts'
import { keptName } from './kept-clusters.ts'
import { prepareOldPrograms } from './old-programs.ts'

export type ClusterUpgrade = CopySource & { log: ProgressLog }

/** A cluster of an older major version, and what it takes to run its server and a new one. */
export type FoundCluster = {
  home: string
  cluster: string
  account: ServerAccount
  copies: string
  bundled: Binaries
  found: number
}

/** Builds a copy of a cluster for the bundled programs, and puts it in the cluster's place. Answers where that one is kept. */
export async function replaceCluster(upgrade: ClusterUpgrade, at: FoundCluster): Promise<string> {
  const { log } = upgrade
  const { cluster, home, account, bundled, found } = at
  const workspace = workspaceIn(dirname(cluster))
  log(t => t.majorUpgrade.progress.upgrading({ cluster, found: String(found), bundled: String(bundled.major) }))
  // The server's account has to pass.
  await mkdir(workspace, { recursive: true, mode: 0o755 })
  const programs = await prepareOldPrograms(at, log)
  const old = await serverHomeOf({ cluster, home, account, binaries: programs.binaries, settings: {} })
  const presence = await startOrJoin(old, log)
  try {
    await ensureDatabase(presence)
    await takeAlone(presence, cluster, log)
    const saved = await saveRows(upgrade, old)
    const built = join(workspace, 'cluster')
    await deleteUnfinished(built, at)
    await createCluster(bundled, account, built)
    const next = await serverHomeOf({ cluster: built, home, account, binaries: bundled, settings: {} })
    try {
      await loadRows(upgrade, saved, old, next)
    } finally {
      await stopPostmaster(next)
    }
  } finally {
    // Nobody else joins while this connection lasts, which ends with the server.
    await stopPostmaster(old)
    await presence.end().catch(() => undefined)
  }
  const kept = keptName(found, new Date())
  await swapClusters(dirname(cluster), kept)
  await rm(workspace, { recursive: true, force: true })
  await programs.deleteCopy()
  return join(dirname(cluster), kept)
}

const patience = 60_000

/** Waits until nobody else uses the server; then nobody can join. */
async function takeAlone(client: Client, cluster: string, log: ProgressLog): Promise<void> {
  // The sessions of a process that was just killed end soon.
  const deadline = Date.now() + patience
  for (let isTold = false; !(await releasePresence(client)); isTold = true) {
    await retakePresence(client)
    if (Date.now() > deadline) throw new UpgradeError(t => t.majorUpgrade.inUse({ cluster }))
    if (!isTold) log(t => t.majorUpgrade.progress.waiting)
    await pause(500)
  }
}

/** Deletes the copy of an upgrade that was killed, whose server may still run. */
async function deleteUnfinished(built: string, { home, account, bundled }: FoundCluster): Promise<void> {
  if ((await majorOf(built)) !== undefined) {
    const unfinished = await serverHomeOf({ cluster: built, home, account, binaries: bundled, settings: {} })
    await stopPostmaster(unfinished)
    await endOrphans(built, unfinished.clusterName)
  }
  await rm(built, { recursive: true, force: true })
  await rm(rulesOf(built), { force: true })
}
