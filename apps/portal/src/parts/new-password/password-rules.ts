import type { PasswordProblem } from '@portico/form-engine/patterns/password';

type Judge = (password: string) => PasswordProblem | null;

/** The password rule with its list of common passwords; null if it cannot be loaded, since the server checks anyway. */
export async function loadJudge(): Promise<Judge | null> {
  try {
    return (await import('@portico/form-engine/patterns/password')).passwordProblem;
  } catch {
    return null;
  }
}

const rules: readonly (readonly [PasswordProblem, (password: string, judge: Judge | null) => boolean])[] = [
  ['short', (password) => password.length >= 8 && password.length <= 128],
  ['uppercase', (password) => /[A-Z]/.test(password)],
  ['lowercase', (password) => /[a-z]/.test(password)],
  ['digit', (password) => /\d/.test(password)],
  ['common', (password, judge) => judge?.(password) === null],
];

/** Each rule of a password and whether it is met, as the list below the field shows them. */
export function passwordRules(
  password: string,
  judge: Judge | null,
): readonly { readonly rule: PasswordProblem; readonly met: boolean }[] {
  return rules.map(([rule, isMet]) => ({ rule, met: isMet(password, judge) }));
}

export type NewPasswordProblem = 'missing' | 'wrong' | 'isCommon';

export async function newPasswordProblem(password: string): Promise<NewPasswordProblem | null> {
  if (password === '') return 'missing';
  const problem = (await loadJudge())?.(password) ?? null;
  if (problem === null) return null;
  return problem === 'common' ? 'isCommon' : 'wrong';
}
