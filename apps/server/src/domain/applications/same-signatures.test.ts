import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { expect, it } from 'vitest';
import { hasSameSignatures } from './same-signatures.ts';

const group = buildGroup('jobs', [buildField('post'), buildField('hand', { type: 'signature' })]);
const { fields } = compileForm({ modules: [buildModule('m', [], { groups: [group] })] }, models).groups.get('jobs') ?? {
  fields: [],
};
/** One row for each character: a letter stands for the signature picture, a dot for an unsigned row. */
const rows = (signatures: string, post = 'x') =>
  Array.from(signatures, (signature) => ({
    post: { value: post },
    ...(signature === '.' ? {} : { hand: { value: [{ uid: signature, name: signature, url: signature }] } }),
  }));

it.each([
  ['', '', true],
  ['A.', 'A.', true],
  // Rows without a signature are added and removed.
  ['A', 'A.', true],
  ['A', '.A', true],
  ['.A.', 'A', true],
  // A signature moves to another row, is copied into another row, or two are swapped.
  ['A.', '.A', false],
  ['A.', 'AA', false],
  ['A.', 'A.A', false],
  ['AB', 'BA', false],
  // Staff can neither add nor remove a signature.
  ['A.', 'AC', false],
  ['.', 'C', false],
  ['A.', '..', false],
  ['AB', 'A', false],
  ['A', '', false],
])('%j changed to %j: %s', (before, after, expected) => {
  expect(hasSameSignatures(fields, rows(before), rows(after, 'y'))).toBe(expected);
});
