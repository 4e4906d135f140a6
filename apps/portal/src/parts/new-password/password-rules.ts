import { passwordProblem, type PasswordProblem } from '@portico/form-engine/patterns/password';

const rules: readonly (readonly [PasswordProblem, (password: string) => boolean])[] = [
  ['short', (password) => password.length >= 8 && password.length <= 128],
  ['uppercase', (password) => /[A-Z]/.test(password)],
  ['lowercase', (password) => /[a-z]/.test(password)],
  ['digit', (password) => /\d/.test(password)],
  ['common', (password) => passwordProblem(password) === null],
];

/** Each rule of a password and whether it is met, as the list below the field shows them. */
export function passwordRules(password: string): readonly { readonly rule: PasswordProblem; readonly met: boolean }[] {
  return rules.map(([rule, isMet]) => ({ rule, met: isMet(password) }));
}

export type NewPasswordProblem = 'missing' | 'wrong' | 'isCommon';

export function newPasswordProblem(password: string): NewPasswordProblem | null {
  if (password === '') return 'missing';
  const problem = passwordProblem(password);
  if (problem === null) return null;
  return problem === 'common' ? 'isCommon' : 'wrong';
}
