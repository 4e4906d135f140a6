import { type Outbox, outboxKey } from '../../outbox.ts';
import type { Channel, Driver } from '../message.ts';

/** Writes messages to the outbox folder: the default, in which nothing leaves the machine. */
export function openOutboxDriver(channel: Channel, outbox: Outbox): Driver {
  return {
    channel,
    async send(message) {
      // A message that must be forgotten after sending is not written to the folder, where messages stay.
      if (message.forget) return { state: 'accepted', providerId: '' };
      const stored = await outbox.keep(
        {
          channel: message.channel,
          orgId: message.orgId,
          projectId: message.projectId,
          project: message.projectTitle,
          from: message.channel === 'mail' ? `${message.fromName} <${message.fromAddress}>` : '',
          to: message.recipient,
          subject: message.subject,
          text: message.text,
          html: message.html,
          lang: message.language,
        },
        message.createdAt,
        outboxKey(message.id),
      );
      return { state: 'accepted', providerId: stored };
    },
    takeBack: ({ id, projectId }) => outbox.forget(projectId, { messages: [id], keys: [] }),
    close: () => undefined,
  };
}
