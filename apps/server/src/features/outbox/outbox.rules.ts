import { withoutTokens } from '../../domain/letters/requests/without-tokens.ts';
import type { OutboxMessage } from '../../platform/outbox.ts';
import { installation, mayAt, type Place } from '../../platform/session/abilities.ts';
import type { StaffSession } from '../../platform/session/staff-session.ts';

type Placed = Pick<OutboxMessage, 'orgId' | 'projectId'>;

/** Messages are files, which the database does not guard: this alone decides who reads them. */
export function mayRead({ roles }: Pick<StaffSession, 'roles'>, message: Placed): boolean {
  const place = placeOfMessage(message);
  // Links in mails to staff open accounts: only whoever runs the installation reads them.
  if (isOfInstallation(message) && !mayAt(roles, 'operator.read', place)) return false;
  return mayAt(roles, 'outbox.read', place);
}

/** What is of no organisation was sent by the installation. */
export function isOfInstallation({ orgId }: Pick<Placed, 'orgId'>): boolean {
  return orgId === '';
}

export function placeOfMessage({ orgId, projectId }: Placed): Place {
  return isOfInstallation({ orgId }) ? installation : { orgId, projectId };
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
