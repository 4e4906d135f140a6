import * as routes from '@portico/contract/staff';
import * as schemas from '@portico/contract/staff.schemas';
import type { Outbox } from '../../platform/outbox.ts';
import { handle } from '../../platform/wire/handle.ts';
import { listMessages } from './list-messages.ts';
import { presentEntry } from './outbox.present.ts';
import { readMessage } from './read-message.ts';

export function outboxRoutes(outbox: Outbox) {
  return [
    handle.staff(routes.listOutbox, schemas.listOutbox, (input, call) => listMessages(outbox, input, call)),
    handle.staff(routes.readOutboxMessage, schemas.readOutboxMessage, async (input, call) => {
      const message = await readMessage(outbox, input.id, call);
      return {
        ...presentEntry(message, call.language),
        from: message.from,
        text: message.text,
        html: message.html,
      };
    }),
  ];
}
