import * as routes from '@portico/contract/staff';
import * as schemas from '@portico/contract/staff.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import { handle } from '../../platform/wire/handle.ts';
import { findBounces } from './outbox.queries.ts';
import { listMessages } from './list-messages.ts';
import { presentEntry } from './outbox.present.ts';
import { readMessage } from './read-message.ts';

export function outboxRoutes(parts: Pick<AppParts, 'outbox'>) {
  return [
    handle.staff(routes.listOutbox, schemas.listOutbox, (input, call) => listMessages(parts, input, call)),
    handle.staff(routes.readOutboxMessage, schemas.readOutboxMessage, async (input, call) => {
      const message = await readMessage(parts.outbox, input.id, call);
      const bounces = await findBounces(call, [message]);
      return {
        ...presentEntry(message, bounces.get(message.id), call.language),
        from: message.from,
        subject: message.subject,
        text: message.text,
        html: message.html,
      };
    }),
  ];
}
