import { errors } from '@portico/contract/errors';
import { expect, test } from 'vitest';
import { withNumbers } from './inline-errors.ts';

test('a refusal is named by its number, whatever stands around it', () => {
  const code =
    'if (failure.status === errors.codeWrong.status || http >= errors.broken.http) tell(errors.unknown.status);';
  const { codeWrong, broken } = errors;
  expect(withNumbers(code)).toBe(
    `if (failure.status === ${codeWrong.status} || http >= ${broken.http}) tell(errors.unknown.status);`,
  );
});
