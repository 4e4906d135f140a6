import { expect, it } from 'vitest';
import { buildField, buildForm, local } from '../testing/build-form.ts';
import { inEveryLanguage } from './in-every-language.ts';

it('says what is missing in one language in another, wherever it stands', () => {
  const option = { value: 'a', label: { sc: '是', tc: '', en: ' ' } };
  const field = buildField('a', { label: { sc: '', tc: '姓名', en: 'Name' }, options: [option], remark: local('') });
  expect(inEveryLanguage(buildForm(field)).modules[0]?.fields[0]).toEqual({
    ...field,
    label: { sc: '姓名', tc: '姓名', en: 'Name' },
    options: [{ value: 'a', label: { sc: '是', tc: '是', en: '是' } }],
  });
});

it('leaves a form with all its words as it is', () => {
  const form = buildForm(buildField('a', { type: 'select', options: [{ value: 'x', label: local('X') }] }));
  expect(inEveryLanguage(form)).toEqual(form);
});
