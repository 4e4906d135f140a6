import type { RegisterFields } from '@portico/contract/registration.schemas';
import { Refused } from '../../../platform/refused.ts';

type Fields = RegisterFields['output']['fields'];

/** The answers to a project's own questions: all that are required, and none that were not asked. */
export function readAnswers(fields: Fields, typed: Readonly<Record<string, string>>): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { field, required, options } of fields) {
    const answer = (typed[field] ?? '').trim();
    if (answer === '' && required) throw new Refused('fieldMissing');
    const isOffered = options.length === 0 || options.some((option) => option.value === answer);
    if (answer !== '' && !isOffered) throw new Refused('malformed');
    if (answer !== '') answers[field] = answer;
  }
  return answers;
}
