import type { DeclineLetter } from '@portico/contract/recommendations.schemas';
import { withoutTokens } from '../../domain/letters/requests/without-tokens.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { presentRequest } from './letters.present.ts';
import { takeDeclineBack, writeDecline } from '../../domain/letters/writing/letters.queries.ts';
import { obstacleToDeciding } from '../../domain/letters/writing/letters.rules.ts';
import { openLetter } from '../../domain/letters/writing/open-letter.ts';
import { notifyApplicant } from '../../domain/letters/writing/notify-people.ts';

/** Declines a request, or undoes that while the applicant still names the address. Repeating either changes nothing. */
export function declineLetter(input: DeclineLetter['input'], call: LetterCall): Promise<DeclineLetter['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    const { row } = await openLetter(locked, { lock: true });
    const obstacle = obstacleToDeciding(row, call.now);
    if (obstacle !== null) throw new Refused(obstacle);
    const state = input.undo === '1' ? 'invited' : 'declined';
    if (row.state === state) return presentRequest(row, call.now);
    if (state === 'invited') {
      await takeDeclineBack(db, row.id);
      await notifyApplicant(locked, row, { kind: 'resumed' });
    } else {
      const reason = input.reason ?? 'other';
      const words = withoutTokens(input.words ?? '');
      await writeDecline(db, row.id, { reason, words, at: call.now });
      await notifyApplicant(locked, row, { kind: 'declined', reason, words });
    }
    return presentRequest({ ...row, state }, call.now);
  });
}
