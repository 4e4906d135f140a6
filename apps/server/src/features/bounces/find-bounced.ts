import type { JobsDb } from '../../platform/db/database.ts';
import { mailKey } from '../../platform/messaging/address-key.ts';
import type { BounceAddresses } from '../../platform/messaging/bounces/bounce-address.ts';
import { findMailTo } from './bounces.queries.ts';
import type { Report } from './report.ts';

/** A mail that a report is about. */
export interface ReportedMail {
  readonly id: string;
  readonly code: string;
  /** Set if the report does not prove which mail it is about; the mail must have gone to one of these. */
  readonly recipientKeys?: readonly string[];
}

const longestDays = 10;
// Each of our mails has one recipient.
const mostKeys = 4;
const dayMs = 86_400_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface World {
  readonly jobs: JobsDb;
  /** Null if bounces go to the sender address; then a report must itself say which mail it is about. */
  readonly addresses: BounceAddresses | null;
  readonly now: Date;
}

/** Which of our mails a report is about: by the address it was sent to, else by Message-ID, else by recipient. */
export async function findBounced(report: Report, { jobs, addresses, now }: World): Promise<ReportedMail[]> {
  const code = report.failed[0]?.code ?? '';
  if (addresses !== null) return addresses.readIn(report.heads).map((id) => ({ id, code }));
  if (!report.isFormal) return [];
  const recipientKeys = report.failed
    .flatMap(({ addresses: addressed }) => addressed.filter(isWhole).map(mailKey))
    .slice(0, mostKeys);
  if (recipientKeys.length === 0) return [];
  const id = report.messageId.split('@', 1)[0]?.toLowerCase() ?? '';
  if (uuid.test(id)) return [{ id, code, recipientKeys }];
  if (report.messageId !== '') return [];
  const since = new Date(now.getTime() - longestDays * dayMs);
  for (const key of recipientKeys) {
    const id = await findMailTo(jobs, key, since);
    if (id !== undefined) return [{ id, code, recipientKeys }];
  }
  return [];
}

function isWhole(address: string): boolean {
  return address.length <= 254 && !/[\s\p{Cc}]/u.test(address);
}
