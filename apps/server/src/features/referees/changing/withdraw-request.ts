import type { UpdateEmailSendStatus } from '@portico/contract/referees.schemas';
import { lockApplication } from '../../../domain/applications/lock-application.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { loadStanding } from '../load-standing.ts';
import { presentStanding } from '../referees.present.ts';
import { withdraw } from '../requests.queries.ts';

type Input = UpdateEmailSendStatus['input'];

/** Takes a request back, so that its address may be changed. Twice is once; a letter that was received stays. */
export function withdrawRequest({ uid }: Input, call: ApplicantCall): Promise<UpdateEmailSendStatus['output']> {
  return inTransaction(call.db, async (db) => {
    const held = { ...call, db };
    await lockApplication(db, call.session.applicantId);
    const { requests } = await loadStanding(held);
    const request = requests.find(({ id }) => id === uid);
    if (request === undefined) throw new Refused('notFound');
    if (request.state === 'written') throw new Refused('letterWritten');
    await withdraw(db, uid, call.now);
    return presentStanding(await loadStanding(held));
  });
}
