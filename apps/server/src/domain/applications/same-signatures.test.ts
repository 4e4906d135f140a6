import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { expect, it } from 'vitest';
import { hasSameSignatures } from './same-signatures.ts';

const group = buildGroup('jobs', [buildField('post'), buildField('hand', { type: 'signature' })]);
const { fields } = compileForm({ modules: [buildModule('m', [], { groups: [group] })] }, models).groups.get('jobs') ?? {
  fields: [],
};
/** A row per sign: a letter is the picture it is signed with, a dot is none. */
const rows = (hands: string, post = 'x') =>
  Array.from(hands, (hand) => ({
    post: { value: post },
    ...(hand === '.' ? {} : { hand: { value: [{ uid: hand, name: hand, url: hand }] } }),
  }));

it.each([
  ['', '', true],
  ['A.', 'A.', true],
  // Rows without a signature come and go.
  ['A', 'A.', true],
  ['A', '.A', true],
  ['.A.', 'A', true],
  // From one row into another, into both, in the place of each other.
  ['A.', '.A', false],
  ['A.', 'AA', false],
  ['A.', 'A.A', false],
  ['AB', 'BA', false],
  // Neither brought nor taken away.
  ['A.', 'AC', false],
  ['.', 'C', false],
  ['A.', '..', false],
  ['AB', 'A', false],
  ['A', '', false],
])('%j changed to %j: %s', (before, after, expected) => {
  expect(hasSameSignatures(fields, rows(before), rows(after, 'y'))).toBe(expected);
});
