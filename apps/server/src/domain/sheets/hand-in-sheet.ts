import { Refused } from '../../platform/refused.ts';
import { canonicalHash } from '../receipts/canonical-json.ts';
import { judgeSheet } from './judge-sheet.ts';
import type { HandedIn, OpenedSheet, SheetCall, SheetInput, SheetKind } from './sheet-kind.ts';
import { freezeSheet } from './sheets.queries.ts';

/**
 * Hands a sheet in, in a transaction: freezes the answers with their hash, then does what follows for its kind. Handing
 * in again gives the first result again.
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
  const judged = judgeSheet(sheet, sheet.proofs ?? noProofs);
  if ('missing' in judged) throw new Refused('incomplete', { data: { missing: judged.missing } });
  const handedIn = { hash: canonicalHash(judged.snapshot), at: call.now };
  await freezeSheet(call.db, sheet.id, { snapshot: judged.snapshot, ...handedIn });
  await kind.afterHandIn?.(call, sheet);
  return handedIn;
}

const noProofs = { files: null, signed: [], policy: null };
