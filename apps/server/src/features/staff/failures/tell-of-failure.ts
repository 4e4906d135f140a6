import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { takeTry, type Try } from '../tries.queries.ts';
import { accountDigest, networkDigest } from '../tries.ts';
import { addFailure, enqueueOwnerNotice, type FailedAction, findSpray } from './failures.queries.ts';

/** A line of the server's log for each; for an account that exists also one of the staff log. */
export async function tellOfFailure(
  action: FailedAction,
  account: string,
  staffId: string | undefined,
  call: AnyoneCall,
): Promise<void> {
  const db = call.database.staff;
  const failure = { at: call.now, account: accountDigest(account, call), network: networkDigest(call), ip: call.ip };
  await addFailure(db, failure, action, staffId ?? null);
  call.log.warn(
    { staff: staffId ?? null },
    action === 'failed second step' ? 'a second step of staff failed' : 'a staff sign-in failed',
  );
  const hourBefore = new Date(call.now.getTime() - hourMs);
  const spray = await findSpray(db, hourBefore);
  if (spray === undefined) return;
  const { failures, accounts, addresses } = spray;
  const isTold = await db.transaction().execute(async (transaction) => {
    if ((await takeTry(transaction, hourly, call.now)) > 0) return true;
    await enqueueOwnerNotice(transaction, spray);
    return false;
  });
  if (isTold) return;
  call.log.error(
    { failures, accounts, addresses },
    'many staff sign-ins fail: accounts may be tried one after another',
  );
}

const hourMs = 3_600_000;
/** The log and a mail to the owner say it once an hour at most. */
const hourly: Try = { bucket: 'told of a spray', waits: { free: 1, firstSeconds: 3_600, longestSeconds: 3_600 } };
