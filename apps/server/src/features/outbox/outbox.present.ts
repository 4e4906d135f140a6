import type { ListOutbox } from '@portico/contract/staff.schemas';
import type { Language } from '@portico/form-engine/language';
import type { OutboxMessage } from '../../platform/outbox.ts';
import { withoutSecrets } from './outbox.rules.ts';

const excerptLength = 120;

/** A message in a list. */
export function presentEntry(
  message: OutboxMessage,
  bouncedAt: Date | undefined,
  language: Language,
): ListOutbox['output']['list'][number] {
  return {
    id: message.id,
    channel: message.channel,
    project: message.project[language],
    to: message.to,
    subject: withoutSecrets(message.subject),
    excerpt: withoutSecrets(message.text).replaceAll(/\s+/g, ' ').slice(0, excerptLength),
    lang: message.lang,
    sent_at: message.sentAt,
    bounced_at: bouncedAt?.toISOString() ?? null,
  };
}
