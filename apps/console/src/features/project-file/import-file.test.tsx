import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InProject } from '../../testing/in-project.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ImportFile } from './import-file.tsx';

const difference = { area: 'settings', kind: 'changed', what: 'loginMethods', name: null };
const letters = { ...difference, what: 'letters.applicantReads', before: 'never', after: 'always' };
const report = {
  revision: '0'.repeat(32),
  title: { sc: 'x', tc: 'x', en: 'x' },
  differences: [{ ...difference, before: 'password', after: 'password, sms_code' }, letters],
  warnings: [],
};

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('/compare') ? report : { changed: 1 };
    return Response.json({ status: 200, data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a file is compared in the words of the settings, applied once, and the page says so', async () => {
  const { container } = await renderPart(
    <InProject>
      <ImportFile />
    </InProject>,
    ['settings.change'],
  );
  const chooser = container.querySelector('input[type=file]');
  if (chooser === null) throw new Error('There is nothing to choose a file with');
  fireEvent.change(chooser, { target: { files: [new File(['{}'], 'spring.json', { type: 'application/json' })] } });
  const shown = await screen.findByRole('region', { name: /spring\.json/ });
  within(shown).getByText('Password, Code by SMS');
  expect(shown.textContent).toContain('Letters › May applicants read their letters?');
  within(shown).getByText('Always');
  fireEvent.click(within(shown).getByRole('button', { name: 'Apply the file' }));
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Apply the file' }));
  await screen.findByText('The file was applied.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('region', { name: /spring\.json/ })).toBeNull();
});
