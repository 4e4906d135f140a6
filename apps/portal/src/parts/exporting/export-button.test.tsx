import { documentsMessages } from '@portico/i18n/documents-messages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWords } from '../../testing/render-words.tsx';
import { ExportButton } from './export-button.tsx';

const words = { documents: await documentsMessages.en() };
const uid = '6f1c1c1e-0000-4000-8000-000000000001';
const working = { uid, state: 'working', url: '', name: 'a.pdf', size: 0, done: 0, of: 12, expires_at: 0 };
const ready = { ...working, state: 'ready', url: `/v1/public/file/document/${uid}`, size: 1_258_291, done: 12 };

type Answer = { readonly data: object } | { readonly status: number; readonly message: string } | 'lost';

/** The fake answers of the two calls, in order; the last one of each repeats. */
function answering(answers: readonly Answer[], states: readonly Answer[] = []) {
  const left = { export: [...answers], exportState: [...states] };
  vi.stubGlobal('fetch', async (url: string) => {
    const answers = url.includes('exportState') ? left.exportState : left.export;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ status: 200, message: '', data: null, ...answer }));
  });
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Download as PDF' }));

test('a small document is saved at once, and can be saved again', async () => {
  answering([{ data: ready }]);
  renderWords(<ExportButton />, words);
  await ask();
  const link = await screen.findByRole('link', { name: 'Save the PDF (1.2 MB)' });
  expect(link.getAttribute('href')).toBe(`${ready.url}?download=1`);
  expect(saved).toEqual([`${ready.url}?download=1`]);
  await ask();
  await waitFor(() => expect(saved).toHaveLength(2));
});

test('a large one tells how far it is, and is saved when it is ready', async () => {
  answering([{ data: working }], [{ data: { ...working, done: 5 } }, { data: ready }]);
  renderWords(<ExportButton />, words);
  await ask();
  const bar = await screen.findByRole('progressbar', { name: 'Preparing the PDF: step 5 of 12' });
  expect(bar.getAttribute('value')).toBe('5');
  expect(screen.getByRole('button', { name: 'Download as PDF' }).ariaBusy).toBe('true');
  await screen.findByText('The PDF is ready.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(saved).toHaveLength(1);
});

test('one that fails says so, and can be asked for again', async () => {
  answering([{ data: working }, { data: ready }], [{ data: { ...working, state: 'failed' } }]);
  renderWords(<ExportButton />, words);
  await ask();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be made');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The PDF is ready.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, Answer, string]>([
  ['refused', { status: 4137, message: 'The application is too long.' }, 'The application is too long.'],
  ['lost', 'lost', 'network'],
])('a call that is %s is told in words', async (_name, answer, sentence) => {
  answering([answer]);
  renderWords(<ExportButton />, words);
  await ask();
  expect((await screen.findByRole('alert')).textContent?.toLowerCase()).toContain(sentence.toLowerCase());
  expect(saved).toEqual([]);
});
