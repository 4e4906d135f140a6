import { roomInWords } from '../room-in-words.ts';
import type { OperationState } from '../use-operation.ts';

/** What an owner should look into: the name of a sentence, and what it says. */
export type Concern =
  | { readonly name: 'storageAway' | 'mailKept' | 'smsKept' | 'backupUnknown' | 'keyOld' }
  | { readonly name: 'diskLow'; readonly free: string; readonly total: string }
  | { readonly name: 'mailFailed' | 'smsFailed' | 'jobsFailed'; readonly count: number }
  | { readonly name: 'backupOld'; readonly days: number }
  | { readonly name: 'certificateUnknown' | 'certificateOver'; readonly host: string }
  | { readonly name: 'certificateSoon'; readonly host: string; readonly days: number };

const day = 86_400;
const lowShare = 0.1;
const lowBytes = 2 * 1024 ** 3;
const backupDays = 2;
const certificateDays = 21;
const keyDays = 400;

/** The worst first. */
export function concernsOf(state: OperationState): readonly Concern[] {
  return [
    ...(state.storage.is_reachable ? [] : [{ name: 'storageAway' } as const]),
    ...ofDisk(state.disk),
    ...ofCertificate(state),
    ...(state.jobs.failed > 0 ? [{ name: 'jobsFailed', count: state.jobs.failed } as const] : []),
    ...(state.mail.driver === 'outbox' ? [{ name: 'mailKept' } as const] : []),
    ...(state.sms.driver === 'outbox' ? [{ name: 'smsKept' } as const] : []),
    ...(state.mail.failed > 0 ? [{ name: 'mailFailed', count: state.mail.failed } as const] : []),
    ...(state.sms.failed > 0 ? [{ name: 'smsFailed', count: state.sms.failed } as const] : []),
    ...ofBackup(state),
    ...ofKeys(state),
  ];
}

function ofDisk(disk: OperationState['disk']): readonly Concern[] {
  if (disk === null || (disk.free >= lowBytes && disk.free >= disk.total * lowShare)) return [];
  // A tenth of a large disk is room enough.
  if (disk.free >= 10 * lowBytes) return [];
  return [{ name: 'diskLow', free: roomInWords(disk.free), total: roomInWords(disk.total) }];
}

function ofCertificate({ certificate, now }: OperationState): readonly Concern[] {
  if (certificate === null) return [];
  const { host, ends_at: end } = certificate;
  if (end === null) return [{ name: 'certificateUnknown', host }];
  if (end <= now) return [{ name: 'certificateOver', host }];
  const days = Math.floor((end - now) / day);
  return days < certificateDays ? [{ name: 'certificateSoon', host, days }] : [];
}

function ofBackup({ backup, now }: OperationState): readonly Concern[] {
  if (backup === null) return [{ name: 'backupUnknown' }];
  const days = Math.floor((now - backup.at) / day);
  return days >= backupDays ? [{ name: 'backupOld', days }] : [];
}

function ofKeys({ receipt_keys: keys, now }: OperationState): readonly Concern[] {
  const madeAt = keys.find(({ retired_at }) => retired_at === null)?.made_at ?? now;
  return now - madeAt > keyDays * day ? [{ name: 'keyOld' }] : [];
}
