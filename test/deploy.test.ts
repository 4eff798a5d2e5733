import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { parse, parseAllDocuments } from 'yaml'
import { loadSettings } from '#settings/index.ts'
import { allRoles } from '#settings/roles.ts'

// What deploy/ has for several nodes. The schemas of Kubernetes aren't here: this checks that its parts fit together, not every field.

const folder = join(import.meta.dirname, '../deploy')
type Named = { name: string; [key: string]: unknown }
type Container = {
  args?: string[]
  ports: { name: string }[]
  env?: (Named & { valueFrom: { secretKeyRef: Named & { key: string } } })[]
  envFrom?: { configMapRef: Named }[]
  volumeMounts?: Named[]
  readinessProbe: { httpGet?: { path: string; port: string }; tcpSocket?: { port: string } }
}
type Pod = {
  containers: Container[]
  volumes?: (Named & { secret?: { secretName: string } })[]
  [key: string]: unknown
}
type Labels = Record<string, string>
type Manifest = {
  apiVersion: string
  kind: string
  metadata: Named
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    selector: Labels & { matchLabels: Labels }
    template: { metadata: { labels: Labels }; spec: Pod }
    ports: { targetPort: string }[]
    rules: { http: { paths: { backend: { service: Named } }[] } }[]
  }
}

const hasLabels = (labels: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value)

suite('the manifests for Kubernetes', () => {
  const all = globSync(join(folder, 'kubernetes/*.yaml')).flatMap(path =>
    parseAllDocuments(readFileSync(path, 'utf8')).map(document => {
      assert.deepEqual(document.errors, [], path)
      return document.toJS() as Manifest
    }),
  )
  const of = (kind: string): Manifest[] => all.filter(one => one.kind === kind)
  const names = (kind: string): string[] => of(kind).map(({ metadata }) => metadata.name)
  const deployments = of('Deployment')
  const containers = deployments.flatMap(({ spec }) => spec.template.spec.containers)

  test('are of the kinds and versions that Kubernetes has', () => {
    const kinds = new Set(all.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`))
    const known = ['v1 ConfigMap', 'v1 Secret', 'v1 PersistentVolumeClaim', 'v1 Service', 'apps/v1 Deployment']
    assert.deepEqual(kinds, new Set([...known, 'policy/v1 PodDisruptionBudget', 'networking.k8s.io/v1 Ingress']))
    assert.equal(new Set(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size, all.length)
  })

  test('refer to what there is', () => {
    for (const { metadata, spec } of deployments) {
      assert.ok(hasLabels(spec.template.metadata.labels, spec.selector.matchLabels), metadata.name)
      const { volumes = [] } = spec.template.spec
      for (const { secret } of volumes) if (secret) assert.ok(names('Secret').includes(secret.secretName))
      for (const { ports, env = [], envFrom = [], volumeMounts = [], readinessProbe } of spec.template.spec
        .containers) {
        for (const { name } of volumeMounts)
          assert.ok(
            volumes.some(volume => volume.name === name),
            name,
          )
        for (const { configMapRef } of envFrom) assert.ok(names('ConfigMap').includes(configMapRef.name))
        for (const { valueFrom } of env) {
          const { name, key } = valueFrom.secretKeyRef
          assert.ok(of('Secret').some(({ metadata: { name: own }, stringData }) => own === name && stringData![key]))
        }
        const probed = (readinessProbe.httpGet ?? readinessProbe.tcpSocket)!.port
        assert.ok(ports.some(({ name }) => name === probed))
      }
    }
    for (const { metadata, spec } of of('Service')) {
      const selected = deployments.filter(one => hasLabels(one.spec.template.metadata.labels, spec.selector))
      assert.equal(selected.length, 1, metadata.name)
      const ports = selected[0]!.spec.template.spec.containers.flatMap(one => one.ports.map(({ name }) => name))
      for (const { targetPort } of spec.ports) assert.ok(ports.includes(targetPort), targetPort)
    }
    for (const { spec } of of('Ingress'))
      for (const { http } of spec.rules)
        for (const { backend } of http.paths) assert.ok(names('Service').includes(backend.service.name))
  })

  test('have valid settings, and each role once', () => {
    const [config] = of('ConfigMap')
    const roles = containers.flatMap(({ args }) => (args ? args[args.indexOf('--roles') + 1]!.split(',') : []))

    assert.deepEqual(roles.toSorted(), allRoles.toSorted())
    loadSettings({ env: { ...config!.data, DATABASE_URL: of('Secret')[0]!.stringData!['DATABASE_URL'] }, cwd: '/' })
  })

  test('get no variables that Kubernetes names after the services', () => {
    const services = names('Service').map(name => `${name.toUpperCase().replaceAll('-', '_')}_PORT`)
    const variables = services.filter(name => name.startsWith('FOLKMOOT_'))
    assert.ok(variables.length > 0)
    const env = { ...of('ConfigMap')[0]!.data, [variables[0]!]: 'tcp://10.0.0.1:80' }
    assert.throws(() => loadSettings({ env, cwd: '/' }), new RegExp(variables[0]!))

    const served = deployments.filter(({ spec }) => spec.template.spec.containers.some(({ envFrom }) => envFrom))
    assert.equal(served.length, 3)
    for (const { metadata, spec } of served)
      assert.equal(spec.template.spec['enableServiceLinks'], false, metadata.name)
  })

  test('ask /readyz, whose failure takes a node out before it stops', () => {
    const probes = containers.flatMap(({ readinessProbe }) => readinessProbe.httpGet ?? [])
    assert.deepEqual(
      probes,
      probes.map(() => ({ path: '/readyz', port: 'http' })),
    )
    assert.equal(probes.length, 3)
  })
})

test('the Compose files have valid settings, and volumes and services that are there', () => {
  for (const path of globSync(join(folder, 'container/compose*.yaml'))) {
    const text = readFileSync(path, 'utf8').replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) =>
      name === 'FOLKMOOT_URL' ? 'https://groups.example.org' : name === 'FOLKMOOT_ACME' ? 'off' : 'groups.example.org',
    )
    const { services, volumes } = parse(text, { merge: true }) as {
      services: Record<
        string,
        {
          depends_on?: object
          environment?: Record<string, string>
          volumes?: string[]
          command?: string[]
          ports?: string[]
        }
      >
      volumes: object
    }
    loadSettings({ env: services['folkmoot']!.environment!, cwd: '/' })
    const nodes = Object.values(services).filter(({ environment }) => environment?.['FOLKMOOT_URL'])
    const roles = nodes.flatMap(({ command }): readonly string[] => command?.at(-1)!.split(',') ?? allRoles)
    assert.deepEqual(roles.toSorted(), allRoles.toSorted(), path)
    assert.ok(Object.values(services).some(({ ports }) => ports?.includes('25:2525')))
    for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) assert.ok(name in services)
      for (const mount of mounts)
        assert.ok(mount.startsWith('./') || Object.hasOwn(volumes, mount.split(':', 1)[0]!), mount)
    }
  }
})

test('what containers write to belongs to their account', () => {
  const containerfile = readFileSync(join(folder, 'container/Containerfile'), 'utf8')
  const owned = /install -d -o folkmoot -g folkmoot -m 0700 (.*)/.exec(containerfile)![1]!.split(' ')
  const { services } = parse(readFileSync(join(folder, 'container/compose.nodes.yaml'), 'utf8'), { merge: true }) as {
    services: { folkmoot: { volumes: string[] } }
  }
  for (const volume of services.folkmoot.volumes) assert.ok(owned.includes(volume.split(':')[1]!), volume)
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined
const skip = !hasSystemd && 'systemd-analyze is not on this machine'
test('systemd reads its units, and they are hardened', { skip }, async t => {
  const own = await mkdtemp(join(tmpdir(), 'folkmoot-units-'))
  t.after(() => rm(own, { recursive: true }))
  cpSync(join(folder, 'systemd'), own, { recursive: true })
  for (const path of globSync(join(own, '*.service')))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/opt/folkmoot/bin/folkmoot', process.execPath))
  for (const path of globSync(join(own, '*.service'))) {
    // Its exit code says whether the exposure is below the threshold: 2.0 of 10.
    const options = ['security', '--offline=true', '--threshold=20', '--no-pager', path]
    const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' })
    assert.equal(status, 0, stdout)
  }
  for (const unit of ['folkmoot.service', 'folkmoot@1.service'])
    assert.equal(
      execFileSync('systemd-analyze', ['verify', '--man=no', join(own, unit)], { encoding: 'utf8', stdio: 'pipe' }),
      '',
      unit,
    )
})

test(
  'Caddy reads the file of the Compose file',
  { skip: !globSync('/usr/bin/caddy')[0] && 'caddy is not installed' },
  () => {
    const config = join(folder, 'container/compose.Caddyfile')
    const env = { ...process.env, DOMAIN: 'groups.example.org' }
    const { status, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', config], { env })

    assert.equal(status, 0, String(stderr))
  },
)
