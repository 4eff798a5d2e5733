// Small enough for a machine of 512 MB; nothing here trades durability for speed.
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Reading ahead in worker processes would cost three more processes.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  lc_messages: 'C',
  // A query whose caller is gone ends instead of keeping a dead process's locks.
  client_connection_check_interval: '5s',
  // The password is random: guessing is hopeless, and connecting need not be slow.
  scram_iterations: '1',
  // The log is about the server, never about query contents: errors go to the client.
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  // Growing tables are analyzed within seconds: until then statements are planned for the old size. docs/decisions/0002
  autovacuum_naptime: '10s',
}

/** The major version that introduced a setting; older servers, which an upgrade starts, refuse it. */
const since: Record<string, number> = { io_method: 18 }

/** The server's settings as command-line options, so that nothing in the cluster has to be edited. */
export function settingOptions(settings: Record<string, string>, major: number): string[] {
  return Object.entries({ ...SETTINGS, ...settings })
    .filter(([name]) => (since[name] ?? 0) <= major)
    .flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
