import type { Outbox, OutboxMessage } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { mayRead } from './outbox.rules.ts';

/** A message that this staff member may read; reading it is logged. */
export async function readMessage(
  outbox: Outbox,
  id: string,
  { session, db }: Pick<StaffCall, 'session' | 'db'>,
): Promise<OutboxMessage> {
  const message = await outbox.find(id);
  if (message === undefined || !mayRead(session, message)) throw new Refused('notFound');
  await logStaffAction(db, session, 'read outbox message', { message: message.id });
  return message;
}
