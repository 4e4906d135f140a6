import { randomInt } from 'node:crypto';
import { passwordProblem } from '@portico/form-engine/patterns/password';

// Without the characters that are mistaken for one another, since somebody may write it down.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password that keeps the rule, for somebody who will change it. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
    if (passwordProblem(password) === null) return password;
  }
}
