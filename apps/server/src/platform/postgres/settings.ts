/** The embedded server's settings, passed on the command line so that they also apply to existing clusters. */
export function settingsFor(socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: 60,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '128MB',
    min_wal_size: '80MB',
    max_wal_size: '512MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Details and statements of errors contain what people typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
