import { sql } from 'kysely';
import type { StaffReach } from '../../platform/session/open-staff-reach.ts';
import { type OutboxMessage, outboxKey } from '../../platform/outbox.ts';

/** When each of these messages bounced, by id; messages that did not bounce are missing. */
export async function findBounces(
  { inProject }: Pick<StaffReach, 'inProject'>,
  messages: readonly OutboxMessage[],
): Promise<ReadonlyMap<string, Date>> {
  // Mails of the installation belong to no project: nobody notes their bounces.
  const sent = messages.filter(({ projectId }) => projectId !== '');
  const projects = new Map(sent.map(({ projectId: id, orgId }) => [id, { id, orgId }]));
  const bounced = new Map<string, Date>();
  for (const project of projects.values()) {
    const rows = await inProject(project)
      .selectFrom('outgoing_messages')
      .select(['id', 'bounced_at'])
      .where('bounced_at', 'is not', null)
      .where(sql`left(replace(id::text, '-', ''), 12)`, 'in', messages.map(markOf))
      .execute();
    for (const { id, bounced_at } of rows) if (bounced_at !== null) bounced.set(outboxKey(id), bounced_at);
  }
  return new Map(
    messages.flatMap(({ id }) => {
      const at = bounced.get(markOf({ id }));
      return at === undefined ? [] : [[id, at] as const];
    }),
  );
}

// The id of a message in the folder ends with the message's mark.
function markOf({ id }: Pick<OutboxMessage, 'id'>): string {
  return id.split('-')[1] ?? '';
}
