import type { UpdateEmailSendStatus } from '@portico/contract/referees.schemas';
import { lockApplication } from '../../../domain/sheets/lock-application.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { loadReferees } from '../load-referees.ts';
import { presentReferees } from '../referees.present.ts';
import { withdraw } from '../requests.queries.ts';

type Input = UpdateEmailSendStatus['input'];

/**
 * Withdraws a request, so that its address can be changed or asked again. Repeating it changes nothing; a received
 * letter stays.
 */
export function withdrawRequest({ uid }: Input, call: ApplicantCall): Promise<UpdateEmailSendStatus['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    await lockApplication(db, call.session.applicantId);
    const { requests } = await loadReferees(locked);
    const request = requests.find(({ id }) => id === uid);
    if (request === undefined) throw new Refused('notFound');
    if (request.state === 'written') throw new Refused('letterWritten');
    await withdraw(db, uid, call.now);
    return presentReferees(await loadReferees(locked));
  });
}
