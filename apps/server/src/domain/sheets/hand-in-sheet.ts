import { Refused } from '../../platform/refused.ts';
import { judgeSheet } from './judging/judge-sheet.ts';
import type { HandedIn, OpenedSheet, SheetCall, SheetInput, SheetKind } from './sheet-kind.ts';
import { freezeSheet } from './sheets.queries.ts';

/**
 * Submits a sheet; needs a transaction. Freezes the answers with their hash, then runs the steps of its kind.
 * Submitting again returns the first result.
 */
export async function handInSheet<C extends SheetCall, S extends OpenedSheet>(
  kind: SheetKind<C, S>,
  input: Pick<SheetInput, 'form_version' | 'sheet'>,
  call: C,
): Promise<HandedIn> {
  const sheet = await kind.lock(call, input);
  if (sheet.handedIn !== null) return sheet.handedIn;
  if (sheet.obstacle !== null) throw new Refused(sheet.obstacle);
  if (sheet.part.modules.length === 0) throw new Refused('notOffered');
  const judged = judgeSheet(sheet);
  if ('missing' in judged) throw new Refused('incomplete', { data: { missing: judged.missing } });
  const handedIn = { hash: judged.hash, at: call.now };
  await freezeSheet(call.db, sheet.id, { ...judged, at: call.now });
  await kind.afterHandIn?.(call, sheet);
  return handedIn;
}
