import type { SubmitLetter } from '@portico/contract/recommendations.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { canonicalHash } from '../../domain/receipts/canonical-json.ts';
import { readsLetter } from '../../domain/letters/applicant-reads.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { judgeLetter } from './judge-letter.ts';
import { writeLetter } from './letters.queries.ts';
import { obstacleToWriting } from '../../domain/letters/letters.rules.ts';
import { openLetter } from '../../domain/letters/open-letter.ts';
import { tellApplicant, thankRecommender } from './tell-people.ts';

/**
 * Hands a letter in, in one transaction that locks the application and the request: frozen answers and their hash, the state,
 * the end of the links, thanks and notice. Twice is once: the state of the request tells.
 */
export function submitLetter(input: SubmitLetter['input'], call: LetterCall): Promise<SubmitLetter['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    const opened = await openLetter(locked, { lock: true, seen: input.form_version });
    const { row, part } = opened;
    if (row.state === 'written' && row.written_at !== null) return presentWritten(row.written_at, row.hash ?? '');
    const obstacle = obstacleToWriting(row, call.now);
    if (obstacle !== null) throw new Refused(obstacle);
    if (part.modules.length === 0) throw new Refused('notOffered');
    const judged = judgeLetter(opened);
    if ('missing' in judged) throw new Refused('incomplete', { data: { missing: judged.missing } });
    const hash = canonicalHash(judged.snapshot);
    const isConfidential = !readsLetter(row, row.project.letters);
    await writeLetter(db, { letter: row.id, snapshot: judged.snapshot, hash, isConfidential, at: call.now });
    await thankRecommender(locked, row);
    await tellApplicant(locked, row, { kind: 'received' });
    return presentWritten(call.now, hash);
  });
}

function presentWritten(at: Date, hash: string): SubmitLetter['output'] {
  return { written_at: epochSeconds(at), hash, letter_state: 3 };
}
