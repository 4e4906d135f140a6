import type { OperationState } from '../use-operation.ts';

export const toyNow = 1_790_000_000;
const gigabyte = 1024 ** 3;
const channel = { queued: 0, failed: 0, last_sent: toyNow - 60 };

/** An installation in which nothing needs attention. */
export function buildOperation(changes: Partial<OperationState> = {}): OperationState {
  return {
    now: toyNow,
    server: { version: '0.1.0', node: '24.1.0', started_at: toyNow - 3_600, memory: 300_000_000 },
    database: {
      version: '17.2',
      is_embedded: true,
      bytes: 3 * gigabyte,
      ms: 4.2,
      steps: 64,
      last_step: '0090-recent-errors.sql',
      connections: 9,
      most_connections: 100,
      tables: [{ name: 'applicants', rows: 1_200, bytes: 4_000_000 }],
    },
    storage: { driver: 'folder', is_reachable: true, free: 50 * gigabyte },
    disk: { free: 50 * gigabyte, total: 100 * gigabyte },
    mail: { ...channel, driver: 'smtp', server: 'mail.example.edu' },
    sms: { ...channel, driver: 'aliyun', server: 'dysmsapi.aliyuncs.com' },
    jobs: { waiting: 2, running: 1, retried: 0, failed: 0 },
    most_counted: 10_000,
    secret_key: { from: 'setting', made_at: null },
    receipt_keys: [{ id: 'abcd1234', made_at: toyNow - 86_400, retired_at: null }],
    certificate: { host: 'apply.example.edu', ends_at: toyNow + 60 * 86_400 },
    backup: { at: toyNow - 3_600, seconds: 4, rows: 120_000, files: 300 },
    own_mail: 'chen@example.edu',
    sample_seconds: 30,
    samples: [10, 30].map((requests, index) => ({
      at: toyNow - 60 + index * 30,
      requests,
      faults: 0,
      ms: 12,
      busy: 1,
      awaited: 0,
      memory: 300_000_000,
      lag: 21,
    })),
    ...changes,
  };
}
