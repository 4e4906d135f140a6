import { register } from '@portico/contract/registration.schemas';
import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { expect, test } from 'vitest';
import { demoTenants } from './demo-tenants.ts';

// Names of applicants and of the people they name.
const latin = ['José', "O'Brien", 'O’Brien', 'Noor-Anne', 'Sørensen', 'Nguyễn Thị Minh', 'van der Berg'];
const names = [...latin, '𠮷', '𠮷野', '阿依古丽·买买提', 'Ольга'];

const context = { language: 'sc', today: '2026-11-15' } as const;
const asksForName =
  /^(?:(?:Full |Former |Sur|Given )?names?|Name (?:in|on|of the member)\b.*|.*\bname in .*|Surname.*|Given names.*|Emergency contact|Supervisor)$/i;

const nameFields = (form: FormDefinition) =>
  form.modules
    .flatMap((module) => [...module.fields, ...module.groups.flatMap((group) => group.fields)])
    .filter(({ type, label }) => type === 'text' && asksForName.test(label.en));

const isAccepted = (field: FieldDefinition, value: string) => models.text.check({ value }, field, context) === null;

test.each(demoTenants.flatMap(({ slug, form }) => (form === undefined ? [] : [[slug, form] as const])))(
  'the form of %s takes names as people have them, and where it asks for a script it says so by example',
  (_slug, form) => {
    const fields = nameFields(form);
    expect(fields.some(({ required, text }) => required === true && text?.nature === undefined)).toBe(true);
    for (const field of fields) {
      const { label, text, required, errorText } = field;
      const fitting =
        text?.nature === 'no-chinese' ? latin : text?.nature === 'chinese' ? ['𠮷', '𠮷野', '阿依古丽·买买提'] : names;
      expect([label.en, fitting.filter((name) => !isAccepted(field, name))]).toEqual([label.en, []]);
      // A Chinese name must not be required, because not everybody has one.
      if (text?.nature === 'chinese') expect(required ?? false).toBe(false);
      if (text?.nature !== undefined) expect(errorText?.sc).toContain('例如');
    }
  },
);

test.each(names)('%s can register', (name) => {
  expect(register.input.safeParse({ method: 'email', name, email: 'somebody@example.com' })).toMatchObject({
    success: true,
    data: { name },
  });
});
