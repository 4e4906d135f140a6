import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { Refused } from '../../../platform/refused.ts';
import type { LetterCall } from '../../../platform/wire/bound-route.ts';
import { obstacleToWriting } from './letters.rules.ts';
import { openLetter } from './open-letter.ts';

/** What a recommender fills in of the form, as it is asked now; refuses where a save would be refused. */
export async function letterToWrite(call: LetterCall): Promise<CompiledForm> {
  const { row, part } = await openLetter(call);
  const obstacle = obstacleToWriting(row, call.now);
  if (obstacle !== null) throw new Refused(obstacle);
  return part;
}
