import type { ListOutbox } from '@portico/contract/staff.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { OutboxMessage } from '../../platform/outbox.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { findBounces } from './outbox.queries.ts';
import { presentEntry } from './outbox.present.ts';
import { matches, mayRead } from './outbox.rules.ts';

const pageSize = 30;
const mostOpened = 3_000;

/** One page of messages, newest first. Only opens as many files as the page needs. */
export async function listMessages(
  { outbox }: Pick<AppParts, 'outbox'>,
  input: ListOutbox['input'],
  call: StaffCall,
): Promise<ListOutbox['output']> {
  const { before } = input;
  const page: OutboxMessage[] = [];
  let more = false;
  const ids = await outbox.listIds();
  const following = before === undefined ? ids : ids.filter((id) => id < before);
  for (const id of following.slice(0, mostOpened)) {
    const message = await outbox.find(id);
    if (message === undefined || !mayRead(call.session, message) || !matches(message, input)) continue;
    more = page.length === pageSize;
    if (more) break;
    page.push(message);
  }
  const bounces = await findBounces(call, page);
  return { list: page.map((message) => presentEntry(message, bounces.get(message.id), call.language)), more };
}
