import type { LocalText } from '@portico/form-engine/language';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { LanguageTexts, missingLanguages } from './language-texts.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const missingAt = (name: string) => {
  const line = screen.getByRole('textbox', { name });
  const mark = line.getAttribute('aria-describedby');
  return mark === null ? null : document.getElementById(mark)?.textContent;
};

test('a text in three languages is one value of the form, and what is missing is marked', async () => {
  const save = vi.fn<(values: { readonly title: LocalText }) => void>();
  await renderPart(
    <Form<{ readonly title: LocalText }> initialValues={{ title: { sc: '开放日', tc: '', en: '' } }} onFinish={save}>
      <Form.Item name="title">
        <LanguageTexts label="Title" languages={['sc', 'tc', 'en']} />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>,
  );
  expect(screen.getByRole('group', { name: 'Title' })).toBeDefined();
  expect(missingAt('Simplified Chinese')).toBeNull();
  expect(missingAt('English')).toBe('Missing');
  const english = screen.getByRole('textbox', { name: 'English' });
  expect(english.getAttribute('lang')).toBe('en');
  fireEvent.change(english, { target: { value: 'Open day' } });
  expect(missingAt('English')).toBeNull();
  expect(missingAt('Traditional Chinese')).toBe('Missing');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: { sc: '开放日', tc: '', en: 'Open day' } }));
});

test('only the languages of the project are asked for', async () => {
  await renderPart(<LanguageTexts label="Text" languages={['en', 'sc']} rows={4} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

test.each([
  ['all there', { sc: '一', tc: '一', en: 'one' }, true, []],
  ['blanks are nothing', { sc: '一', tc: ' ', en: 'one' }, true, ['tc']],
  ['nothing at all, and it is wanted', { sc: '', tc: '', en: '' }, true, ['sc', 'tc', 'en']],
  ['nothing at all, and it may be left out', { sc: '', tc: '', en: '' }, false, []],
  ['begun, though it may be left out', { sc: '一', tc: '', en: '' }, false, ['tc', 'en']],
] as const)('%s', (_name, text, isRequired, missing) => {
  expect(missingLanguages(text, ['sc', 'tc', 'en'], isRequired)).toEqual(missing);
});

test('a language that the project does not speak is never missing', () => {
  expect(missingLanguages({ sc: '一', tc: '', en: '' }, ['sc'], true)).toEqual([]);
});
