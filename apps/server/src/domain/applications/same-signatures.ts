import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import type { Row } from '@portico/form-engine/values/answer';
import { uidsIn } from '../files/binding/named-files.ts';

/**
 * Whether every signature is still in the row where the applicant put it. Rows have no ids, so unsigned rows may be
 * added or removed in one save, but not both: only then is it certain that signed rows did not swap content.
 */
export function hasSameSignatures(
  fields: readonly CompiledField[],
  before: readonly Row[],
  after: readonly Row[],
): boolean {
  const keys = fields.filter(({ model }) => model.isSigned === true).map(({ definition }) => definition.key);
  const [signaturesBefore, signaturesAfter] = [before, after].map((rows) => rows.map((row) => signaturesIn(keys, row)));
  if (signaturesBefore === undefined || signaturesAfter === undefined) return false;
  const signed = (signatures: readonly string[]) => signatures.filter((signature) => signature !== '').join(' ');
  return (
    signed(signaturesBefore) === signed(signaturesAfter) &&
    (isWithin(signaturesBefore, signaturesAfter) || isWithin(signaturesAfter, signaturesBefore))
  );
}

/** The signature pictures in a row; empty if it is not signed. */
function signaturesIn(keys: readonly string[], row: Row): string {
  const signatures = keys.map((key) =>
    uidsIn(row[key])
      .map((uid) => `${key}:${uid}`)
      .join(),
  );
  return signatures.filter((signature) => signature !== '').join(';');
}

/** Whether `part` is `whole` with some entries left out. */
function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const signature of whole) if (found < part.length && part[found] === signature) found += 1;
  return found === part.length;
}
