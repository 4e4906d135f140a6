import type { SecondStep } from '@portico/contract/factors.schemas';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { enterStaff } from '../enter-staff.ts';
import { tellOfFailure } from '../failures/tell-of-failure.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { requireTries, settleTries, triesOf } from '../tries.ts';
import { useCode } from './check-code.ts';
import { endPending, findPending } from './pending.queries.ts';

/** Signs in whoever gave the right password before, by a second factor. Wrong codes make them wait like wrong passwords. */
export async function takeSecondStep(input: SecondStep['input'], call: AnyoneCall): Promise<SecondStep['output']> {
  const db = call.database.staff;
  const member = await findPending(db, input.pending, call.now);
  const roles = member === undefined ? [] : await findRoles(db, member.id);
  if (member === undefined || roles.length === 0) throw new Refused('stepExpired');
  const tries = triesOf('second step', member.account, member, call);
  await requireTries(db, tries, call.now);
  const staff = await db.transaction().execute(async (transaction) => {
    const way = await takeFactor(transaction, member.id, input, call);
    if (way === undefined) return undefined;
    // Refused, the code is not used up either.
    if (!(await endPending(transaction, input.pending))) throw new Refused('stepExpired');
    const session = { staffId: member.id, name: member.name, roles };
    if (way === 'recovery') await logAtHome({ db: transaction, session, ip: call.ip }, 'used recovery code');
    return enterStaff(transaction, member, roles, call, member.via_sso_org);
  });
  if (staff === undefined) {
    await tellOfFailure('failed second step', member.account, member.id, call);
    throw new Refused(input.passkey === undefined ? 'factorWrong' : 'passkeyWrong');
  }
  await settleTries(db, tries);
  return staff;
}

async function takeFactor(db: StaffDb, staffId: string, { passkey, ...input }: SecondStep['input'], call: AnyoneCall) {
  if (passkey === undefined) return useCode(db, staffId, input, call);
  const bond = { purpose: 'second step', boundTo: hashToken(input.pending), staffId } as const;
  return (await takePasskey(db, passkey, bond, call)) && ('passkey' as const);
}
