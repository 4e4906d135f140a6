import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { buildField, buildGroup, buildModule, buildAnswers } from '@portico/form-engine/testing/build-form';
import { expect, it } from 'vitest';
import { refereeGroups, refereeRows } from './referee-rows.ts';

const email = { text: { nature: 'email' } } as const;
const people = buildGroup('people', [
  buildField('post', { type: 'select' }),
  buildField('mobile', { text: { nature: 'mobile' } }),
  buildField('who'),
  buildField('school'),
  buildField('mail', email),
  buildField('other', email),
]);
const form = compileForm(
  {
    modules: [
      buildModule('own', [], { groups: [buildGroup('friends', [buildField('friend', email)])] }),
      buildModule('referees', [], {
        author: 'referees',
        groups: [people, buildGroup('awards', [buildField('award')])],
      }),
    ],
  },
  models,
);

it('finds recommenders in modules about them, in groups that have an address', () => {
  expect(refereeGroups(form)).toMatchObject([{ module: 'referees', emailField: 'mail', nameField: 'who' }]);
});

it('tells name, address and key of each row, in order', () => {
  const rows = {
    friends: [buildAnswers({ friend: 'friend@example.com' })],
    people: [
      buildAnswers({ who: ' Li ', school: 'PKU', mail: ' Li@BÜCHER.de ', other: 'second@example.com' }),
      buildAnswers({ who: 'Wu' }),
    ],
  };
  expect(refereeRows(form, { fields: {}, rows })).toMatchObject([
    {
      module: 'referees',
      group: 'people',
      columnNumber: 1,
      name: 'Li',
      email: 'Li@BÜCHER.de',
      emailKey: 'li@xn--bcher-kva.de',
    },
    { columnNumber: 2, name: 'Wu', email: '', emailKey: '' },
  ]);
});

it('makes nothing of answers that are no text', () => {
  const rows = { people: [{ mail: { value: ['x'] }, who: { value: null } }] };
  expect(refereeRows(form, { fields: {}, rows })).toMatchObject([{ name: '', email: '', emailKey: '' }]);
});
