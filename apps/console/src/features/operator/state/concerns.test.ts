import { expect, test } from 'vitest';
import { buildOperation, toyNow } from '../testing/build-operation.ts';
import type { OperationState } from '../use-operation.ts';
import { concernsOf } from './concerns.ts';

const day = 86_400;
const gigabyte = 1024 ** 3;
const host = 'apply.example.edu';
const mail = buildOperation().mail;
const key = (made_at: number, retired_at: number | null = null) => ({ id: 'k', made_at, retired_at });

test('an installation in order worries nobody', () => {
  expect(concernsOf(buildOperation())).toEqual([]);
});

test.each<[string, Partial<OperationState>, object | null]>([
  ['storage that is away', { storage: { driver: 's3', is_reachable: false, free: null } }, { name: 'storageAway' }],
  [
    'little room',
    { disk: { free: 1.5 * gigabyte, total: 10 * gigabyte } },
    { name: 'diskLow', free: '1.5 GB', total: '10 GB' },
  ],
  [
    'a small share',
    { disk: { free: 9 * gigabyte, total: 100 * gigabyte } },
    { name: 'diskLow', free: '9.0 GB', total: '100 GB' },
  ],
  ['a small share of much', { disk: { free: 50 * gigabyte, total: 2_000 * gigabyte } }, null],
  ['a folder that is not there', { disk: null }, null],
  ['no mail server', { mail: { ...mail, driver: 'outbox', server: null } }, { name: 'mailKept' }],
  ['mails given up', { mail: { ...mail, failed: 3 } }, { name: 'mailFailed', count: 3 }],
  ['jobs given up', { jobs: { waiting: 0, running: 0, retried: 0, failed: 2 } }, { name: 'jobsFailed', count: 2 }],
  ['jobs tried again', { jobs: { waiting: 0, running: 0, retried: 2, failed: 0 } }, null],
  ['no back-up', { backup: null }, { name: 'backupUnknown' }],
  [
    'an old back-up',
    { backup: { at: toyNow - 2 * day, seconds: 1, rows: 1, files: 1 } },
    { name: 'backupOld', days: 2 },
  ],
  ['a back-up of last night', { backup: { at: toyNow - 2 * day + 60, seconds: 1, rows: 1, files: 1 } }, null],
  [
    'a certificate that ends',
    { certificate: { host, ends_at: toyNow + 20 * day } },
    { name: 'certificateSoon', host, days: 20 },
  ],
  ['a certificate that lasts', { certificate: { host, ends_at: toyNow + 21 * day } }, null],
  ['a certificate that has ended', { certificate: { host, ends_at: toyNow - 1 } }, { name: 'certificateOver', host }],
  ['a certificate that nobody shows', { certificate: { host, ends_at: null } }, { name: 'certificateUnknown', host }],
  ['an address without https', { certificate: null }, null],
  ['an old key', { receipt_keys: [key(toyNow - 401 * day)] }, { name: 'keyOld' }],
  ['an old key that is retired', { receipt_keys: [key(toyNow), key(toyNow - 401 * day, toyNow)] }, null],
])('%s', (_name, changes, concern) => {
  expect(concernsOf(buildOperation(changes))).toEqual(concern === null ? [] : [concern]);
});
