import type { BankContent } from '@portico/form-engine/definition/bank-content';
import { fieldIn, type FormParts, formOf, groupIn, partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import { describe, expect, it } from 'vitest';
import { pasteClip } from '../clipboard/paste-clip.ts';
import { changeSettings, removePart } from '../editing/operations.ts';
import { contentOf, withLinks } from './content.ts';
import { linkSaved } from './link-saved.ts';
import { linksIn } from './links.ts';
import { takeOver } from './take-over.ts';

const entry = 'e';
const opened = { options: [{ value: 'yes', label: local('Yes') }] };
const former: BankContent = {
  fields: [
    buildField('has', {
      type: 'single-choice',
      ...opened,
      triggers: [{ when: { options: ['yes'] }, opens: ['number'] }],
    }),
    buildField('number', { label: local('Number') }),
  ],
  groups: [buildGroup('trips', [buildField('where')])],
};
const shared = { ...former };

/** A form that has a question of the same id and key already, with the entry in it. */
function inserted(content = former): FormParts {
  const form = partsOf({ modules: [buildModule('m', [buildField('number'), buildField('own')])] });
  const excerpt = { modules: [], ...withLinks(content, { entry, revision: 1, set: 's' }) };
  return pasteClip(form, { project: '', excerpt }, 'bank', 'field:own').parts;
}

const idFor = (parts: FormParts, part: string) =>
  linksIn(parts)
    .filter(({ link }) => link.part === part)
    .map(({ name }) => name.slice(name.indexOf(':') + 1))
    .at(-1) ?? '';
const take = (parts: FormParts, next: BankContent, since: BankContent | null = former) =>
  takeOver(parts, 's', { entry, former: since, next });
const withNumber = (settings: object): BankContent => ({
  ...shared,
  fields: former.fields.map((field) => (field.id === 'number' ? { ...field, ...settings } : field)),
});

describe('an entry of the bank in a form', () => {
  it('has names that are free there, and its rules are about its own questions', () => {
    const parts = inserted();
    const number = fieldIn(parts, idFor(parts, 'number'));
    expect(number).toMatchObject({ key: 'number_2', bank: { entry, revision: 1, part: 'number', set: 's' } });
    expect(fieldIn(parts, idFor(parts, 'has'))?.triggers?.[0]?.opens).toEqual([number?.id]);
    expect(groupIn(parts, idFor(parts, 'trips'))?.bank?.part).toBe('trips');
  });

  it('takes over what has changed in the bank, under its own key, and keeps what was changed in the form alone', () => {
    const before = inserted();
    const number = idFor(before, 'number');
    const parts = changeSettings(before, `field:${number}`, {
      remark: local('Own'),
      shownWhen: { field: 'own', answered: true },
    });
    const after = fieldIn(take(parts, withNumber({ required: true, label: local('Passport number') })), number);
    expect(after).toMatchObject({
      key: 'number_2',
      required: true,
      label: local('Passport number'),
      remark: local('Own'),
      shownWhen: { field: 'own', answered: true },
    });
  });

  it('takes the bank’s where both changed the same', () => {
    const before = inserted();
    const number = idFor(before, 'number');
    const parts = changeSettings(before, `field:${number}`, { label: local('Mine') });
    expect(fieldIn(take(parts, withNumber({ label: local('Theirs') })), number)?.label).toEqual(local('Theirs'));
    expect(fieldIn(take(parts, withNumber({ required: true })), number)?.label).toEqual(local('Mine'));
  });

  it('gets new questions behind its own, and loses those that the bank has no more; what it removed itself stays away', () => {
    const parts = inserted();
    const next: BankContent = {
      fields: [...former.fields.slice(0, 1), buildField('issued', { shownWhen: { field: 'has', chosen: ['yes'] } })],
      groups: [buildGroup('trips', [buildField('where'), buildField('when')])],
    };
    const after = take(parts, next);
    const [module] = formOf(after).modules;
    expect(module?.fields.map(({ key }) => key)).toEqual(['number', 'own', 'has', 'issued']);
    expect(module?.groups[0]?.fields.map(({ key }) => key)).toEqual(['where', 'when']);
    expect(fieldIn(after, idFor(after, 'issued'))?.shownWhen).toEqual({ field: idFor(after, 'has'), chosen: ['yes'] });
    expect(fieldIn(after, idFor(after, 'has'))?.triggers).toBeUndefined();
    const without = removePart(parts, `field:${idFor(parts, 'number')}`);
    expect(formOf(take(without, withNumber({ required: true }))).modules[0]?.fields).toHaveLength(3);
  });

  it('takes what differs where the revision of the form is not kept any more', () => {
    const parts = inserted();
    const after = take(parts, withNumber({ label: local('Newest') }), null);
    expect(fieldIn(after, idFor(after, 'number'))?.label).toEqual(local('Newest'));
    expect(formOf(after).modules[0]?.groups).toHaveLength(1);
  });

  it('is linked apart from its copies', () => {
    const parts = inserted();
    const names = [`field:${idFor(parts, 'number')}`];
    const excerpt = { modules: [], groups: [], fields: [fieldIn(parts, idFor(parts, 'number')) ?? buildField('x')] };
    const twice = pasteClip(parts, { project: 'p', excerpt }, 'p', names[0] ?? null).parts;
    const sets = linksIn(twice).filter(({ link }) => link.part === 'number');
    expect(new Set(sets.map(({ link }) => link.set)).size).toBe(2);
  });
});

describe('what goes into the bank', () => {
  it('is what was inserted, under the ids and keys of the entry', () => {
    const parts = inserted();
    const names = ['has', 'number'].map((part) => `field:${idFor(parts, part)}`);
    const { content } = contentOf(parts, [...names, `group:${idFor(parts, 'trips')}`], { entry, content: former });
    expect(content).toEqual(former);
  });

  it('has no rule about other questions, which is told, and links the form with what was saved', () => {
    const parts = partsOf({
      modules: [buildModule('m', [buildField('a'), buildField('b', { shownWhen: { field: 'a', answered: true } })])],
    });
    const { content, ids, dropped } = contentOf(parts, ['field:b'], null);
    expect(content.fields).toEqual([buildField('b')]);
    expect(dropped).toMatchObject([{ rule: 'shownWhen' }]);
    const linked = linkSaved(parts, ids, { id: 'new', revision: 1 });
    expect(linksIn(linked)).toMatchObject([{ name: 'field:b', link: { entry: 'new', revision: 1, part: 'b' } }]);
  });
});
