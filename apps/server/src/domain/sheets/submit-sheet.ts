import { Refused } from '../../platform/refused.ts';
import { judgeSheet } from './judging/judge-sheet.ts';
import type { SheetSubmission, OpenedSheet, SheetCall, SheetInput, SheetKind } from './sheet-kind.ts';
import { freezeSheet } from './sheets.queries.ts';

/**
 * Submits a sheet; needs a transaction. Freezes the answers with their hash, then runs the steps of its kind.
 * Submitting again returns the first result.
 */
export async function submitSheet<C extends SheetCall, S extends OpenedSheet>(
  kind: SheetKind<C, S>,
  input: Pick<SheetInput, 'form_version' | 'sheet'>,
  call: C,
): Promise<SheetSubmission> {
  const sheet = await kind.lock(call, input);
  if (sheet.submission !== null) return sheet.submission;
  if (sheet.obstacle !== null) throw new Refused(sheet.obstacle);
  if (sheet.part.modules.length === 0) throw new Refused('notOffered');
  const judged = judgeSheet(sheet);
  if ('missing' in judged) throw new Refused('incomplete', { data: { missing: judged.missing } });
  const submission = { hash: judged.hash, at: call.now };
  await freezeSheet(call.db, sheet.id, { ...judged, at: call.now });
  await kind.afterSubmit?.(call, sheet);
  return submission;
}
