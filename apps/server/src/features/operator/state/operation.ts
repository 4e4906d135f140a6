import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '@portico/contract/operator.schemas';
import type { AppParts } from '../../../platform/app-parts.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { type Sample, sampleSeconds } from '../../../platform/measures/measures.ts';
import { serverRoot } from '../../../platform/server-root.ts';
import { dataPaths } from '../../../platform/settings.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findOwnMail } from '../messages/messages.queries.ts';
import { watchCertificate } from './certificate.ts';
import { findFacts } from './operation.queries.ts';
import { freeSpace, isReachable } from './room.ts';

type State = Operation['output'];

/** How the installation is running. Nothing of it is secret: of keys there is their age, of servers their host. */
export function openOperation(parts: AppParts): (call: StaffCall) => Promise<State> {
  const { settings, storage, receiptKeys, measures, clock } = parts;
  const { dataFolder, messaging, databaseUrl } = settings;
  const version = versionOf(join(serverRoot, '../../package.json'));
  const certificate = watchCertificate(settings.publicUrl, clock);
  return async ({ db, session }) => {
    const begin = performance.now();
    const facts = await findFacts(db);
    const ms = performance.now() - begin;
    const [disk, filesDisk, isStorageReachable, ownMail, keyMadeAt, shown] = await Promise.all([
      freeSpace(dataFolder),
      settings.storage === null ? freeSpace(dataPaths(dataFolder).files) : null,
      isReachable(storage),
      findOwnMail(db, session.staffId),
      settings.secretKey === null ? madeAt(dataPaths(dataFolder).secretKey) : null,
      certificate(),
    ]);
    const now = clock.now();
    return {
      now: epochSeconds(now),
      server: {
        version,
        node: process.versions.node,
        started_at: epochSeconds(new Date(now.getTime() - process.uptime() * 1000)),
        memory: process.memoryUsage.rss(),
      },
      database: { ...facts.database, is_embedded: databaseUrl === null, ms },
      storage: {
        driver: settings.storage === null ? 'folder' : 's3',
        is_reachable: isStorageReachable,
        free: (filesDisk ?? (settings.storage === null ? disk : null))?.free ?? null,
      },
      disk,
      mail: { ...facts.messages.mail, ...mailDriver(messaging.smtp) },
      sms: { ...facts.messages.sms, ...smsDriver(messaging.sms) },
      jobs: facts.jobs,
      most_counted: facts.most_counted,
      secret_key: { from: settings.secretKey === null ? 'file' : 'setting', made_at: keyMadeAt },
      receipt_keys: receiptKeys.own().map(({ id, createdAt, retiredAt }) => ({
        id,
        made_at: createdAt === null ? null : epochSeconds(createdAt),
        retired_at: retiredAt === null ? null : epochSeconds(retiredAt),
      })),
      certificate: shown,
      backup: facts.backup,
      own_mail: ownMail,
      sample_seconds: sampleSeconds,
      samples: measures.recent().map(presentSample),
    };
  };
}

// A build may be deployed without the manifest: then its version is not known, and it starts all the same.
function versionOf(manifest: string): string {
  if (!existsSync(manifest)) return '';
  const { version }: { version?: unknown } = JSON.parse(readFileSync(manifest, 'utf8'));
  return typeof version === 'string' ? version : '';
}

async function madeAt(file: string): Promise<number | null> {
  const facts = await stat(file).catch(() => null);
  return facts === null ? null : epochSeconds(facts.mtime);
}

function mailDriver(smtp: AppParts['settings']['messaging']['smtp']): Pick<State['mail'], 'driver' | 'server'> {
  return smtp === null ? { driver: 'outbox', server: null } : { driver: 'smtp', server: new URL(smtp.url).hostname };
}

function smsDriver(sms: AppParts['settings']['messaging']['sms']): Pick<State['sms'], 'driver' | 'server'> {
  return sms === null
    ? { driver: 'outbox', server: null }
    : { driver: 'aliyun', server: new URL(sms.endpoint).hostname };
}

function presentSample({
  at,
  requests,
  faults,
  meanMs,
  busy,
  awaited,
  memoryBytes,
  lagMs,
}: Sample): State['samples'][number] {
  return { at: epochSeconds(at), requests, faults, ms: meanMs, busy, awaited, memory: memoryBytes, lag: lagMs };
}
