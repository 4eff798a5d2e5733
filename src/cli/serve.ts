import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSetupLink } from '#features/accounts/index.ts'
import { endpoints, families } from '#features/endpoints.ts'
import { readExamples } from '#features/examples.ts'
import type { Messages } from '#locales/index.ts'
import { inEnglish } from '#locales/localized-error.ts'
import { startMetricsListener, type MetricsListener } from '#health/metrics/listener.ts'
import { loadCertificate, type Certificate } from '#runtime/http/certificate.ts'
import { followFiles, openCertificates, type Certificates } from './certificates.ts'
import { serverLimitsFrom } from '#runtime/http/limits-from-settings.ts'
import { startServer, type RunningServer } from '#runtime/http/server.ts'
import { loadPages } from '#runtime/http/web/load-pages.ts'
import { createLogger, exitOnFatal } from '#runtime/process/logger.ts'
import { openapiDocument } from '#runtime/openapi/document.ts'
import type { Settings } from '#settings/index.ts'
import { ROLES } from '#settings/roles.ts'
import { splitAddress } from '#settings/setting-kinds.ts'
import { openApp, type OpenedApp } from '#open-app.ts'
import { DatabaseUnreachableError } from '#storage/database-refused-error.ts'
import { ownSettings, type Command } from './command.ts'
import { CommandError } from './errors.ts'
import { isInstallationRunning, saveInstallation } from './installation.ts'
import { listenForMail, type MailListeners } from './mail/mail-listeners.ts'
import { portSentence, settingsForFreePorts } from './ports.ts'
import { hasAccounts } from './queries.ts'
import { answerProbes } from './probes-while-waiting.ts'
import { firstStopSignal } from './signals.ts'
import { version } from '#runtime/process/version.ts'

const builtPages = join(import.meta.dirname, '../../node_modules/.cache/pages')
/** How long calls that are under way may take to end. */
const shutdownTimeoutMs = 15_000

export const serve: Command = {
  usage: 'serve [--roles ROLES]',
  words: [0, 0],
  options: { roles: { type: 'string' } },
  async run({ values: { roles } }, t) {
    const settings = ownSettings(typeof roles === 'string' ? { [ROLES.roles.env]: roles } : {})
    // The ports belong to the server running here; the database will tell which.
    const isRunning = isInstallationRunning(settings.data)
    await serveUntilStopped(isRunning ? settings : await settingsForFreePorts(settings, printForPeople, t), greeting, t)
  },
}

/** A running server; `stopped` is aborted when it is asked to stop. */
export type RunningService = {
  settings: Settings
  openedApp: OpenedApp
  certificate: Certificate
  url: string
  /** The ports, which the system may have chosen. */
  ports: Pick<RunningServer, 'port' | 'httpPort'> & Pick<MailListeners, 'smtpPort' | 'lmtpPort'>
  stopped: AbortSignal
}

/** Serves until stopped. `welcome` returns the lines printed once it is running. */
export async function serveUntilStopped(
  settings: Settings,
  welcome: (served: RunningService, t: Messages) => Promise<readonly string[]>,
  t: Messages,
): Promise<void> {
  const log = await createLogger({ level: settings.logLevel })
  const stopSignal = firstStopSignal()
  const stopping = new AbortController()
  void stopSignal.then(() => stopping.abort())
  const closing: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (let last = closing.pop(); last; last = closing.pop()) await last()
  }
  exitOnFatal(log, close)

  let isOpen = false
  try {
    const complain = (line: string, error?: unknown): void => log.error(error === undefined ? {} : { err: error }, line)
    if (settings.tracing !== undefined) {
      // Loaded only then.
      const { startTracing } = await import('#runtime/tracing/otlp-tracer.ts')
      const { tracing: endpoint, tracingPercent: percent } = settings
      closing.push(startTracing({ endpoint, percent, log: (line, err) => log.warn({ err }, line) }).stop)
    }
    const openedApp = await openApp({
      settings,
      log: complain,
      progress: text => (isOpen ? log.info(inEnglish(text)) : printForPeople(text(t))),
      serving: true,
      waiting: { signal: stopping.signal, onWait: () => answerProbes(settings) },
    })
    closing.push(openedApp.close)
    const certificate = await loadCertificate({
      data: settings.data,
      certFile: settings.tlsCert,
      keyFile: settings.tlsKey,
      hostname: new URL(settings.url).hostname,
      filesHostname: settings.filesUrl && new URL(settings.filesUrl).hostname,
    })
    const acme = await openCertificates(settings, openedApp, certificate, log)
    if (acme) closing.push(acme.close)
    const certificateFiles = followFiles(settings, certificate, log)
    if (certificateFiles) closing.push(async () => certificateFiles.close())
    const certificates = { certificate, acme, certificateFiles }
    const server = await listen(settings, openedApp, certificates, log, t)
    closing.push(() => Promise.race([server.close(), pause(shutdownTimeoutMs, undefined, { ref: false })]))
    const mail = await listenForMail(settings, openedApp, certificates, complain, t)
    closing.push(() => Promise.race([mail.close(), pause(shutdownTimeoutMs, undefined, { ref: false })]))
    const metrics = await listenForMetrics(settings, openedApp, server, complain, t)
    if (metrics) closing.push(metrics.close)
    // The authority asks this server.
    acme?.start()
    isOpen = true
    // The system may have chosen the port.
    const url = settings.sources.url === 'default' ? `https://localhost:${server.port}` : settings.url
    const served = {
      settings,
      openedApp,
      certificate,
      url,
      ports: { ...server, ...mail },
      stopped: stopping.signal,
    }
    for (const line of await welcome(served, t)) printForPeople(line)
    const ports = {
      ...{ http_port: server.httpPort, smtp_port: mail.smtpPort, lmtp_port: mail.lmtpPort },
      ...(metrics && { metrics_port: metrics.port }),
    }
    if (!process.stdout.isTTY) log.info({ url, data: settings.data, ...ports }, 'serving')

    await stopSignal
    printForPeople(t.cli.serve.stopping)
    // Load balancers see it before connections end.
    server.drain()
    if (settings.drainSeconds > 0) await pause(settings.drainSeconds * 1000)
  } catch (error) {
    // Stopped while it waited for the database.
    if (isOpen || !stopping.signal.aborted || !(error instanceof DatabaseUnreachableError)) throw error
  } finally {
    await close()
  }
}

async function listen(
  settings: Settings,
  openedApp: OpenedApp,
  certificates: Certificates,
  log: Log,
  t: Messages,
): Promise<RunningServer> {
  let openapi: string | undefined
  const openapiText = (): string =>
    JSON.stringify(
      openapiDocument(Object.values(endpoints), { url: settings.url, version, families, examples: readExamples() }),
    )
  try {
    return await startServer({
      pipeline: openedApp.app.pipeline,
      implementations: openedApp.app.implementations,
      blobs: openedApp.blobs,
      releaseFiles: openedApp.app.releaseFiles,
      limits: { body: settings.maxBody, upload: settings.maxUpload },
      bounds: serverLimitsFrom(settings),
      ...openedApp.app.sockets,
      checkReady: openedApp.app.checkReady,
      loginByGet: settings.loginByGet,
      ownOrigin: settings.url,
      isTraced: settings.tracing !== undefined,
      strictTransport: !certificates.certificate.selfSigned || certificates.acme !== undefined,
      openapi: () => (openapi ??= openapiText()),
      ticketKey: openedApp.app.ticketKey,
      files: settings.filesUrl === undefined ? undefined : { url: settings.filesUrl, key: openedApp.app.ticketKey },
      host: settings.host,
      port: settings.port,
      httpPort: settings.httpPort,
      url: settings.url,
      ...certificates,
      trustedProxies: settings.trustedProxies,
      oldHosts: settings.oldHosts,
      roles: settings.roles,
      pages: settings.roles.includes('web') ? await loadPages(builtPages) : undefined,
      log,
    })
  } catch (error) {
    throw listenSentence(settings, error as ListenError, t) ?? error
  }
}

/** Metrics have an address of their own, if any. */
async function listenForMetrics(
  settings: Settings,
  { app }: OpenedApp,
  server: RunningServer,
  log: (line: string, error?: unknown) => void,
  t: Messages,
): Promise<MetricsListener | undefined> {
  if (settings.metrics === 'off') return undefined
  const address = splitAddress(settings.metrics)
  try {
    return await startMetricsListener(address, { ...app.sources, ...server }, log)
  } catch (error) {
    const sentence = portSentence(error as ListenError, { ...address, setting: 'FOLKMOOT_METRICS' }, t)
    throw sentence === undefined ? error : new CommandError(sentence)
  }
}

type Log = Parameters<typeof startServer>[0]['log']

type ListenError = NodeJS.ErrnoException & { port?: number }

function listenSentence({ host, httpPort }: Settings, error: ListenError, t: Messages): CommandError | undefined {
  const { port } = error
  const setting = port === httpPort ? 'FOLKMOOT_HTTP_PORT' : 'FOLKMOOT_PORT'
  const sentence = portSentence(error, { host, port, setting }, t)
  return sentence === undefined ? undefined : new CommandError(sentence)
}

async function greeting(
  { url, ports, settings, certificate, openedApp }: RunningService,
  { cli: { serve: t } }: Messages,
): Promise<string[]> {
  const { port, httpPort, smtpPort, lmtpPort } = ports
  const found = {
    url,
    port,
    httpPort: httpPort ?? 'off',
    smtpPort: smtpPort ?? 'off',
    lmtpPort: lmtpPort ?? 'off',
  } as const
  saveInstallation(settings, found)
  const { cluster } = openedApp
  const setupLink = await setupLinkFor(openedApp, url)
  const isOutside = cluster !== undefined && !cluster.startsWith(settings.data)
  const { host, data } = settings
  const receiving = (port: number | null, protocol: string): string[] =>
    port === null ? [] : [t.receiving({ host, port: String(port), protocol })]
  return [
    t.running({ url }),
    ...(certificate.selfSigned && settings.acme === 'off' ? [t.selfSigned] : []),
    ...receiving(smtpPort, 'SMTP'),
    ...receiving(lmtpPort, 'LMTP'),
    ...(settings.smtpRelay === undefined ? [t.noRelay] : []),
    settings.databaseUrl
      ? t.dataAndServer({ data })
      : isOutside
        ? t.dataAndCluster({ data, cluster })
        : t.data({ data }),
    ...(setupLink === null ? [] : [t.setupLink({ link: setupLink })]),
  ]
}

/** The setup link, as long as there is no account. */
async function setupLinkFor({ app, database }: OpenedApp, url: string): Promise<string | null> {
  if ((await hasAccounts.one(database.read)).found) return null
  return app.pipeline.runAsSystem(({ tx }) => createSetupLink(tx, url))
}

/** Prints to the terminal. Standard output is the log, unless it is a terminal. */
export function printForPeople(line: string): void {
  ;(process.stdout.isTTY ? process.stdout : process.stderr).write(`${line}\n`)
}
