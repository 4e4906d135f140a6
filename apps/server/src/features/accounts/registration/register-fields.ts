import type { RegisterFields } from '@portico/contract/registration.schemas';
import { Refused } from '../../../platform/refused.ts';

type Fields = RegisterFields['output']['fields'];

/**
 * Reads the answers to a project's own registration questions: all required ones must be there, and no unknown ones.
 */
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
