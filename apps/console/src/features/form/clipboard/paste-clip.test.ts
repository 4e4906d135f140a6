import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { fieldIn, formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { choice, question, words } from '@portico/testing/form-words';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { excerptOf } from '../editing/excerpt.ts';
import { clipText, Foreign, readClip } from './clip-text.ts';
import { pasteClip } from './paste-clip.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../../../../docs/project-file.schema.json', import.meta.url), 'utf8'),
);

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('一', '一', 'About'),
      author: 'applicant',
      fields: [
        question('name', 'text', words('姓名', '姓名', 'Name')),
        question('abroad', 'single-choice', words('留学', '留學', 'Abroad'), {
          options: [choice('no', '否', '否', 'No'), choice('yes', '是', '是', 'Yes')],
          triggers: [{ when: { options: ['yes'] }, opens: ['q-country', 'q-city'] }],
        }),
        question('country', 'text', words('国家', '國家', 'Country'), {
          shownWhen: { all: [{ field: 'q-abroad', chosen: ['yes'] }] },
          compare: { fields: ['q-name'] },
        }),
        question('city', 'text', words('城市', '城市', 'City'), {
          requiredWhen: { any: [{ field: 'q-name', answered: true }] },
        }),
      ],
      groups: [],
    },
  ],
};
const parts = partsOf(form);
const clip = (names: readonly string[]) =>
  readClip(clipText({ project: 'first', excerpt: excerptOf(parts, names) }), schema);

test('within a form, a copy keeps every rule; those within the copy are about the copies', () => {
  const pasted = pasteClip(parts, clip(['field:q-abroad', 'field:q-country']), 'first', 'field:q-city');
  expect(pasted.dropped).toEqual([]);
  expect(pasted.renamed).toBe(2);
  const keys = formOf(pasted.parts).modules[0]?.fields.map(({ key }) => key);
  expect(keys).toEqual(['name', 'abroad', 'country', 'city', 'abroad_2', 'country_2']);
  const [abroad, country] = pasted.names.map((name) => fieldIn(pasted.parts, name.slice('field:'.length)));
  expect(abroad?.triggers?.[0]?.opens).toEqual([country?.id, 'q-city']);
  expect(country?.shownWhen).toEqual({ all: [{ field: abroad?.id, chosen: ['yes'] }] });
  expect(country?.compare).toEqual({ fields: ['q-name'] });
});

test('in another form, names stay where they are free, and rules about what is not there are left out and told', () => {
  const other = partsOf({
    modules: form.modules.map((one) => ({ ...one, id: 'else', fields: one.fields.slice(0, 1) })),
  });
  const pasted = pasteClip(other, clip(['field:q-abroad', 'field:q-country', 'field:q-city']), 'second', null);
  expect(pasted.names).toEqual(['field:q-abroad', 'field:q-country', 'field:q-city']);
  expect(pasted.dropped.map(({ name, rule }) => [name.en, rule])).toEqual([
    ['Country', 'compare'],
    ['City', 'requiredWhen'],
  ]);
  expect(fieldIn(pasted.parts, 'q-abroad')?.triggers?.[0]?.opens).toEqual(['q-country', 'q-city']);
  expect(fieldIn(pasted.parts, 'q-country')?.compare).toBeUndefined();
  expect(fieldIn(pasted.parts, 'q-city')?.requiredWhen).toBeUndefined();
});

test('a module comes behind the chosen one, with all that is in it', () => {
  const pasted = pasteClip(parts, clip(['module:about']), 'first', 'field:q-name');
  expect(formOf(pasted.parts).modules.map(({ fields }) => fields.length)).toEqual([4, 4]);
  expect(pasted.names).toHaveLength(1);
});

const own = clipText({ project: 'first', excerpt: excerptOf(parts, ['field:q-name']) });

test.each([
  ['nothing', '', 'empty'],
  ['words', 'Dear colleague', 'foreign'],
  ['JSON of others', '{"modules":[]}', 'foreign'],
  ['a later version', own.replace('"version": 1', '"version": 2'), 'newer'],
  ['a type that does not exist', own.replace('"type": "text"', '"type": "telepathy"'), 'damaged'],
  ['a setting that does not exist', own.replace('"type": "text"', '"type": "text", "onload": "x"'), 'damaged'],
  ['half of it', own.slice(0, 200), 'foreign'],
] as const)('%s is refused', (_, text, reason) => {
  expect(() => readClip(text, schema)).toThrow(new Foreign(reason));
});
