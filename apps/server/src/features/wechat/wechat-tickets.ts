import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import type { WechatSettings } from '../../platform/wechat-settings.ts';
import { askWechat } from './ask-wechat.ts';
import { keepTicket, lockTicket } from './wechat.queries.ts';

interface Ticket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

/** Renewed so long before its end: should WeChat be away then, the former one still serves. */
const renewBeforeMs = 10 * 60_000;
const purpose = 'wechat ticket';

/** The ticket by which pages are signed: kept in memory, and renewed by one server for all of them. */
export function openTickets(
  wechat: WechatSettings,
  { database, secretKey, log }: Pick<AppParts, 'database' | 'secretKey' | 'log'>,
): (now: Date) => Promise<string> {
  let held: Ticket | null = null;
  let renewing: Promise<Ticket> | null = null;

  async function renew(now: Date): Promise<Ticket> {
    return database.jobs.transaction().execute(async (db) => {
      const kept = await lockTicket(db, wechat.appId);
      const former = readTicket(kept);
      if (former !== null && isFresh(former, now)) return former;
      try {
        const { ticket, seconds } = await askWechat(wechat);
        const expiresAt = new Date(now.getTime() + seconds * 1000);
        await keepTicket(db, wechat.appId, seal(secretKey, purpose, ticket), expiresAt);
        return { ticket, expiresAt };
      } catch (error) {
        if (former === null || former.expiresAt <= now) throw new Refused('busy', { cause: error });
        log.warn({ err: error }, 'the ticket of WeChat is not renewed yet');
        return former;
      }
    });
  }

  function readTicket(kept: Awaited<ReturnType<typeof lockTicket>>): Ticket | null {
    const ticket = kept && unseal(secretKey, purpose, kept.sealed);
    return ticket !== undefined && kept?.expires_at instanceof Date ? { ticket, expiresAt: kept.expires_at } : null;
  }

  return async (now) => {
    if (held !== null && isFresh(held, now)) return held.ticket;
    renewing ??= renew(now).finally(() => {
      renewing = null;
    });
    held = await renewing;
    return held.ticket;
  };
}

function isFresh({ expiresAt }: Ticket, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() > renewBeforeMs;
}
