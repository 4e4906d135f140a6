import type {
  ChangeOwnLanguage,
  ChangeOwnZone,
  EndOwnSessions,
  OwnAccount,
} from '@portico/contract/own-account.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { endSessionsOf, findMailsOf, listSessionsOf, setLanguageOf, setZoneOf } from './own-account.queries.ts';

export async function presentOwnAccount({ db, session, now }: StaffCall): Promise<OwnAccount['output']> {
  const rows = await listSessionsOf(db, session.staffId, now);
  return {
    ...(await findMailsOf(db, session.staffId)),
    sessions: rows.map(({ id, agent, address, created_at, token_hash }) => ({
      id,
      agent,
      address,
      created_at: epochSeconds(created_at),
      current: token_hash.equals(session.tokenHash),
    })),
  };
}

/** Signs the caller out elsewhere. A session of somebody else is not there. */
export async function endOwnSessions(
  { session: id }: EndOwnSessions['input'],
  call: StaffCall,
): Promise<EndOwnSessions['output']> {
  const { staffId, tokenHash } = call.session;
  return call.db.transaction().execute(async (db) => {
    const ended = await endSessionsOf(db, staffId, id === null ? { except: tokenHash } : { id });
    if (ended === 0 && id !== null) throw new Refused('notFound');
    if (ended > 0) await logAtHome({ ...call, db }, 'ended sessions', { count: String(ended) });
    return { ended };
  });
}

export async function changeOwnLanguage({ lang }: ChangeOwnLanguage['input'], call: StaffCall): Promise<null> {
  await setLanguageOf(call.db, call.session.staffId, lang);
  return null;
}

export async function changeOwnZone({ time_zone: zone }: ChangeOwnZone['input'], call: StaffCall): Promise<null> {
  await setZoneOf(call.db, call.session.staffId, zone);
  return null;
}
