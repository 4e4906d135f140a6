import type { Outbox, OutboxMessage } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import { mayRead, placeOfMessage } from './outbox.rules.ts';
import type { StaffReach } from '../../platform/session/open-staff-reach.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

/** A message that this staff member may read; reading it is logged. */
export async function readMessage(
  outbox: Outbox,
  id: string,
  reader: StaffReach & Pick<StaffCall, 'ip'>,
): Promise<OutboxMessage> {
  const message = await outbox.find(id);
  if (message === undefined || !mayRead(reader.session, message)) throw new Refused('notFound');
  await logStaffAction(reader, 'read outbox message', { message: message.id }, placeOfMessage(message));
  return message;
}
