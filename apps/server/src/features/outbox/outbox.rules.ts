import { withoutTokens } from '../../domain/letters/requests/without-tokens.ts';
import type { OutboxMessage } from '../../platform/outbox.ts';

interface Reader {
  readonly orgId: string | null;
}

/** Staff of an organisation may only read its messages; staff of the installation belong to none and may read all. */
export function mayRead(reader: Reader, message: Pick<OutboxMessage, 'orgId'>): boolean {
  return reader.orgId === null || reader.orgId === message.orgId;
}

/**
 * The text of a message as a list shows it: without links and codes that sign somebody in. Those are visible when the
 * message is opened, which is logged.
 */
export function withoutSecrets(words: string): string {
  return withoutTokens(words).replaceAll(/(?<![\w-])\d{6}(?![\w-])/g, '••••••');
}

/** Whether a message matches the channel and search text; only text that a list shows is searched. */
export function matches(
  message: OutboxMessage,
  filter: { readonly channel?: string | undefined; readonly search?: string | undefined },
): boolean {
  if (filter.channel !== undefined && filter.channel !== message.channel) return false;
  const words = (filter.search ?? '').trim().toLowerCase();
  const haystack = `${message.to}\n${withoutSecrets(`${message.subject}\n${message.text}`)}`.toLowerCase();
  return haystack.includes(words);
}
