import type { ListOutbox } from '@portico/contract/staff.schemas';
import type { Outbox } from '../../platform/outbox.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { presentEntry } from './outbox.present.ts';
import { matches, mayRead } from './outbox.rules.ts';

const pageSize = 30;
const mostOpened = 3_000;

/** One page of messages, newest first; only as many files are opened as the page needs, and never the whole past. */
export async function listMessages(
  outbox: Outbox,
  input: ListOutbox['input'],
  { session, language }: StaffCall,
): Promise<ListOutbox['output']> {
  const { before } = input;
  const list: ListOutbox['output']['list'] = [];
  const ids = await outbox.listIds();
  const following = before === undefined ? ids : ids.filter((id) => id < before);
  for (const id of following.slice(0, mostOpened)) {
    const message = await outbox.find(id);
    if (message === undefined || !mayRead(session, message) || !matches(message, input)) continue;
    if (list.length === pageSize) return { list, more: true };
    list.push(presentEntry(message, language));
  }
  return { list, more: false };
}
