import type { SaveLetter, SubmitLetter } from '@portico/contract/recommendations.schemas';
import { submitSheet } from '../../domain/sheets/submit-sheet.ts';
import { saveSheet } from '../../domain/sheets/save-sheet.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { letterKind } from '../../domain/letters/writing/letter-kind.ts';

export function saveLetter(input: SaveLetter['input'], call: LetterCall): Promise<SaveLetter['output']> {
  return inTransaction(call.db, (db) => saveSheet(letterKind, input, { ...call, db }));
}

/** Submits a letter. The same transaction closes the request and its links and notifies both people. */
export async function submitLetter(input: SubmitLetter['input'], call: LetterCall): Promise<SubmitLetter['output']> {
  const { at, hash } = await inTransaction(call.db, (db) => submitSheet(letterKind, input, { ...call, db }));
  return { written_at: epochSeconds(at), hash, letter_state: 3 };
}
