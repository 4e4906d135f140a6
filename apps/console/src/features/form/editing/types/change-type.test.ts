import { models } from '@portico/fields/models';
import { settingsOf } from '@portico/fields/settings';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldTypes } from '@portico/form-engine/definition/field-type';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { fieldIn, formOf, partName, partsOf } from '@portico/form-engine/editing/form-parts';
import { ruleProblems } from '@portico/form-engine/editing/rule-problems';
import { choice, question, words } from '@portico/testing/form-words';
import { kitchenSink } from '@portico/testing/kitchen-sink';
import { describe, expect, it } from 'vitest';
import { changeType } from './change-type.ts';

const label = (en: string) => words(en, en, en);
const yesNo = [choice('yes', '是', '是', 'Yes'), choice('no', '否', '否', 'No')];

function formWith(...fields: readonly FieldDefinition[]): FormDefinition {
  return { modules: [{ id: 'm', title: label('Part'), author: 'applicant', fields, groups: [] }] };
}

function change(form: FormDefinition, key: string, type: FieldDefinition['type']) {
  const { parts, ...said } = changeType(partsOf(form), `q-${key}`, type);
  return {
    field: fieldIn(parts, `q-${key}`),
    parts,
    settings: said.settings.map(({ en }) => en),
    rules: said.rules.map(({ name, rule }) => [name.en, rule]),
    toMend: said.toMend.map(({ en }) => en),
    alwaysShown: said.alwaysShown.map(({ en }) => en),
    isUnlinked: said.isUnlinked,
  };
}

describe('settings', () => {
  it('keeps what both types have, and names what only the former has', () => {
    const name = question('name', 'text', label('Name'), {
      required: true,
      remark: label('As in the passport'),
      placeholder: label('Family name first'),
      showsTitle: false,
      text: { shortest: 2, longest: 40, nature: 'letters' },
    });
    const { field, settings } = change(formWith(name), 'name', 'long-text');
    expect(field).toEqual({
      id: 'q-name',
      key: 'name',
      type: 'long-text',
      label: label('Name'),
      required: true,
      remark: label('As in the passport'),
      placeholder: label('Family name first'),
      showsTitle: false,
      text: { shortest: 2 },
    });
    // The most of characters is not the most of words.
    expect(settings).toEqual(['Must be', 'Most characters']);
  });

  it('keeps options, those that were once offered, and what they open', () => {
    const abroad = question('abroad', 'select', label('Abroad'), {
      options: yesNo,
      retired: [choice('once', '曾', '曾', 'Once')],
      choice: { width: '10em' },
      defaultValue: 'no',
      triggers: [{ when: { options: ['yes'] }, opens: ['q-where'] }],
    });
    const where = question('where', 'text', label('Where'), { startsShown: false });
    const { field, settings, rules, toMend } = change(formWith(abroad, where), 'abroad', 'single-choice');
    const { choice: _width, ...kept } = abroad;
    expect(field).toEqual({ ...kept, type: 'single-choice' });
    expect([settings, rules, toMend]).toEqual([['Width of the list'], [], []]);
  });

  it('takes the rows of a matrix for no options', () => {
    const abroad = question('abroad', 'select', label('Abroad'), { options: yesNo });
    const { field, settings } = change(formWith(abroad), 'abroad', 'matrix');
    expect(field).toMatchObject({ type: 'matrix', options: [], columns: [] });
    expect(settings).toEqual(['Options']);
  });

  it('leaves the question bank, which knows it with the former type', () => {
    const bank = { entry: 'e', revision: 1, part: 'p', set: 's' };
    const { field, isUnlinked } = change(
      formWith(question('name', 'text', label('Name'), { bank })),
      'name',
      'long-text',
    );
    expect([field?.bank, isUnlinked]).toEqual([undefined, true]);
  });

  it('does not ask for an answer to what is only read', () => {
    const name = question('name', 'text', label('Name'), { required: true });
    const { field, settings } = change(formWith(name), 'name', 'rich-text');
    expect([field?.required, settings]).toEqual([undefined, ['Must be answered']]);
  });
});

describe('rules', () => {
  it('leaves out its own that can no longer hold, and says what then shows never or always', () => {
    const abroad = question('abroad', 'single-choice', label('Abroad'), {
      options: yesNo,
      triggers: [{ when: { options: ['yes'] }, opens: ['q-where', 'q-since'] }],
    });
    const where = question('where', 'text', label('Where'), { startsShown: false });
    const form = formWith(abroad, where, question('since', 'text', label('Since')));
    expect(change(form, 'abroad', 'text')).toMatchObject({
      settings: ['Options', 'Opens other fields'],
      toMend: ['Where'],
      alwaysShown: ['Since'],
    });
    expect(change(form, 'abroad', 'select')).toMatchObject({ toMend: [], alwaysShown: [] });
    expect(change(form, 'abroad', 'date')).toMatchObject({ rules: [['Abroad', 'triggers']], toMend: ['Where'] });
  });

  it('leaves out simple rules of others about it, and leaves conditions to be mended', () => {
    const abroad = question('abroad', 'single-choice', label('Abroad'), { options: yesNo });
    const form = formWith(
      abroad,
      question('where', 'text', label('Where'), { relation: { field: 'q-abroad', option: 'yes' } }),
      question('why', 'text', label('Why'), { shownWhen: { field: 'q-abroad', chosen: ['yes'] } }),
      question('when', 'text', label('When'), { shownWhen: { field: 'q-abroad', answered: true } }),
      question('city', 'select', label('City'), {
        choice: { under: 'q-abroad' },
        options: yesNo.map((option) => ({ ...option, under: ['yes', 'no'] })),
      }),
    );
    const { parts, rules, toMend } = change(form, 'abroad', 'text');
    expect(rules).toEqual([
      ['Where', 'relation'],
      ['City', 'under'],
    ]);
    expect(toMend).toEqual(['Why']);
    expect(fieldIn(parts, 'q-where')).not.toHaveProperty('relation');
    expect(fieldIn(parts, 'q-why')).toHaveProperty('shownWhen');
    expect(fieldIn(parts, 'q-when')).toHaveProperty('shownWhen');
    expect(fieldIn(parts, 'q-city')).toMatchObject({ options: yesNo });
  });

  it('may be compared with those of its own type alone', () => {
    const form = formWith(
      question('one', 'text', label('One'), { compare: { fields: ['q-two', 'q-three'] } }),
      question('two', 'text', label('Two')),
      question('three', 'text', label('Three')),
    );
    const { parts, rules } = change(form, 'two', 'long-text');
    expect(rules).toEqual([['One', 'compare']]);
    expect(fieldIn(parts, 'q-one')?.compare).toEqual({ fields: ['q-three'] });
    expect(change(form, 'one', 'long-text')).toMatchObject({ rules: [['One', 'compare']] });
  });

  it('keeps a default that the other type accepts, as it has it', () => {
    const one = (type: FieldDefinition['type'], defaultValue: string | string[]) =>
      formWith(question('many', type, label('Many'), { options: yesNo, defaultValue }));
    expect(change(one('single-choice', 'yes'), 'many', 'multiple-choice').field?.defaultValue).toEqual(['yes']);
    expect(change(one('multiple-choice', ['no']), 'many', 'select').field?.defaultValue).toBe('no');
    const fewer = change(one('multiple-choice', ['yes', 'no']), 'many', 'single-choice');
    expect([fewer.field?.defaultValue, fewer.settings]).toEqual([undefined, ['Default answer']]);
  });
});

const everyField = formOf(partsOf(kitchenSink)).modules.flatMap(({ fields, groups }) => [
  ...fields,
  ...groups.flatMap((group) => group.fields),
]);

it.each(fieldTypes)(
  'every question of a form with every setting can become %s: no key, nor a word, is lost',
  (type) => {
    const before = partsOf(kitchenSink);
    const known = new Set(ruleProblems(kitchenSink, models).map((one) => JSON.stringify(one)));
    for (const field of everyField) {
      const { parts, toMend } = changeType(before, field.id, type);
      const next = fieldIn(parts, field.id);
      expect(next).toMatchObject({ id: field.id, key: field.key, type, label: field.label });
      const paths = new Set(settingsOf(type).map(({ path }) => path.split('.')[0]));
      for (const list of ['options', 'columns', 'levels', 'files', 'text', 'date', 'html'] as const)
        if (!paths.has(list)) expect(next?.[list], `${field.key} ${list}`).toBeUndefined();
      const fresh = ruleProblems(formOf(parts), models).filter((one) => !known.has(JSON.stringify(one)));
      expect([field.key, fresh.length > 0]).toEqual([field.key, toMend.length > 0]);
      for (const [name, part] of before)
        if (!name.startsWith('field:')) expect(parts.has(name)).toBe(part !== undefined);
      expect(parts.size).toBe(before.size);
      expect(parts.get(partName.modules)).toEqual(before.get(partName.modules));
    }
  },
);
