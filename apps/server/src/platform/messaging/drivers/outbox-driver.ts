import type { Outbox } from '../../outbox.ts';
import type { Channel, Driver } from '../message.ts';

/** Keeps messages in the outbox folder: the default, where nothing leaves the machine. */
export function openOutboxDriver(channel: Channel, outbox: Outbox): Driver {
  return {
    channel,
    async send(message) {
      const kept = await outbox.keep(
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
        // The same message again is the same file again.
        message.id.replaceAll('-', '').slice(0, 12),
      );
      return { state: 'accepted', providerId: kept };
    },
    close: () => undefined,
  };
}
