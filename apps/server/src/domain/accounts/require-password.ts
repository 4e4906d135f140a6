import { passwordProblem } from '@portico/form-engine/patterns/password';
import { Refused } from '../../platform/refused.ts';

/** Throws if the password breaks the rule or is a common one. */
export function requirePassword(password: string | undefined): string {
  if (password === undefined) throw new Refused('fieldMissing');
  const problem = passwordProblem(password);
  if (problem === null) return password;
  throw new Refused(problem === 'common' ? 'passwordCommon' : 'passwordWeak');
}
