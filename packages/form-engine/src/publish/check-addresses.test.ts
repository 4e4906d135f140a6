import { expect, it } from 'vitest';
import { buildField, buildForm, buildModule } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { checkDefinition } from './check-definition.ts';

const offering = (url: string) => buildForm(buildField('a', { files: { samples: [{ name: 'Sample', url }] } }));

it.each([
  'https://example.org/a.pdf',
  'http://example.org',
  '/v1/public/file/content/x/y',
  '/apply/a.pdf',
  'data:image/png;base64,AAAA',
])('%s can be offered', (url) => {
  expect(checkDefinition(offering(url), toyModels)).toEqual([]);
});

it.each([
  '',
  'guide.pdf',
  'https://',
  '//example.org/a.pdf',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/a"onclick="alert(1)',
  '/\\example.org',
])('%j cannot', (url) => {
  const { modules } = offering(url);
  const place = { module: modules[0]?.id, field: 'a' };
  expect(checkDefinition({ modules }, toyModels)).toEqual([{ key: 'badAddress', place, params: { number: 1 } }]);
});

it('says which file at the top of a module it is', () => {
  const attachments = [
    { name: 'One', url: '/one' },
    { name: 'Two', url: '' },
  ];
  const form = { modules: [buildModule('m', [], { attachments })] };
  const found = checkDefinition(form, toyModels).filter(({ key }) => key === 'badAddress');
  expect(found).toEqual([{ key: 'badAddress', place: { module: 'm' }, params: { number: 2 } }]);
});
