import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { buildField, buildModule, local } from '@portico/form-engine/testing/build-form';
import type { Answer } from '@portico/form-engine/values/answer';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildContent } from './testing/build-content.ts';
import { renderPreview } from './testing/render-preview.tsx';

afterEach(cleanup);

const options = ['red', 'blue'].map((value) => ({
  value,
  label: { sc: `${value}-sc`, tc: `${value}-tc`, en: value },
  takesText: true,
}));
const levels = [{ label: local('Finance'), items: [local('Pricing'), local('Banking')] }];
const file = { uid: '1', name: 'scan.pdf', url: '/files/1' };

type Case = readonly [string, Partial<FieldDefinition>, Answer, string, Language?];

const cases: readonly Case[] = [
  ['a line', {}, { value: 'Lin' }, 'Lin'],
  ['a line with its unit', { text: { suffix: local('kg') } }, { value: '7' }, '7 kg'],
  ['a long text with its line breaks', { type: 'long-text' }, { value: 'one\ntwo' }, 'one\ntwo'],
  ['a choice', { type: 'single-choice', options }, { value: 'red' }, 'red'],
  ['a choice in another language', { type: 'single-choice', options }, { value: 'red' }, 'red-tc', 'tc'],
  ['own words beside it', { type: 'single-choice', options }, { value: 'blue', other: { blue: 'dark' } }, 'blue: dark'],
  ['several choices', { type: 'multiple-choice', options }, { value: ['red', 'blue'] }, 'redblue'],
  [
    'a select with a document',
    { type: 'select', options, takesAttachments: true },
    { value: 'red', attachments: [file] },
    'redscan.pdf',
  ],
  ['a date', { type: 'date' }, { value: '2026-11-15' }, '2026-11-15'],
  ['a range', { type: 'date-range' }, { value: ['2020-01-01', '2021-02-03', false] }, '2020-01-01~2021-02-03'],
  [
    'a range that goes on',
    { type: 'date-range', date: { offersPresent: true } },
    { value: ['2020-01-01', 'Present', true] },
    '2020-01-01~至今',
    'sc',
  ],
  ['a file', { type: 'upload' }, { value: [{ ...file }] }, 'scan.pdf'],
  ['no file', { type: 'upload' }, { value: [] }, 'No file uploaded'],
  ['no recording', { type: 'video' }, { value: [] }, 'No file uploaded'],
  ['no signature', { type: 'signature' }, { value: [] }, 'No file uploaded'],
  ['a matrix', { type: 'matrix', options, columns: options }, { value: { red: 'blue' } }, 'redblueblueNot answered'],
  ['a phone number', { type: 'phone' }, { value: ['86', '138'] }, '+86 138'],
  ['a levelled list', { type: 'levelled-list', levels }, { value: [] }, 'Finance: Pricing, Banking'],
  ['nothing', {}, { value: '' }, '—'],
  ['what is sensitive', { preview: { sensitive: true } }, { value: 'secret' }, '--'],
];

const rows = cases.map(([name, rest, answer, expected, language = 'en']) => ({
  name,
  rest,
  answer,
  expected,
  language,
}));

describe('each type as its reader sees it', () => {
  it.each(rows)('$name', ({ rest, answer, expected, language }) => {
    const modules = [buildModule('m', [buildField('q', rest), buildField('other')])];
    const answers = { fields: { q: answer, other: { value: 'x' } }, rows: {} };
    renderPreview(buildContent(modules, { answers }), { lang: language, showSensitive: false });
    const drawn = screen.getByText('q').nextElementSibling;
    // Elements hidden from screen readers have no role by definition.
    for (const unheard of drawn?.querySelectorAll('[aria-hidden]') ?? []) unheard.remove();
    expect(drawn?.textContent).toBe(expected);
  });
});

it('keeps line breaks on the screen, unless the text shall run on', () => {
  const fields = [
    buildField('a', { type: 'long-text' }),
    buildField('b', { type: 'long-text', preview: { singleLine: true } }),
  ];
  const answers = { fields: { a: { value: 'one\ntwo' }, b: { value: 'one\ntwo' } }, rows: {} };
  renderPreview(buildContent([buildModule('m', fields)], { answers }));
  const classes = ['a', 'b'].map((key) => screen.getByText(key).nextElementSibling?.firstElementChild?.className);
  expect(classes[0]).toContain('lines');
  expect(classes[1]).not.toContain('lines');
});

it('cleans a text of the institution', async () => {
  const html = local('<h1>Rules</h1><img src="https://example.org/a.png"><script>alert(1)</script>');
  const { container } = renderPreview(buildContent([buildModule('m', [buildField('q', { type: 'rich-text', html })])]));
  expect(await screen.findByRole('heading', { name: 'Rules', level: 3 })).toBeTruthy();
  expect(container.innerHTML).not.toMatch(/<(script|img)/);
});
