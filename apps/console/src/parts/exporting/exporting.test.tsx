import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ExportButton } from './export-button.tsx';
import { ExportList } from './export-list.tsx';

const uid = '6f1c1c1e-0000-4000-8000-000000000001';
const working = { uid, state: 'working', url: '', name: 'a.pdf', size: 0, done: 0, of: 12, expires_at: 0 };
const ready = { ...working, state: 'ready', url: `/staff/v1/document/${uid}`, size: 1_258_291, done: 12 };

type Answer = { readonly data: object } | { readonly status: number; readonly message: string } | 'lost';

const calls: string[] = [];
/** The fake answers of the two calls, in order; the last one of each repeats. */
function answering(exports: readonly Answer[], states: readonly Answer[] = []) {
  const left = { export: [...exports], exportState: [...states] };
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { readonly body?: string } = {}) => {
    const call = new URL(url, 'http://localhost').pathname.split('/').at(-1);
    // A page of an earlier test may still be making calls.
    if (call !== 'export' && call !== 'exportState') throw new TypeError('Failed to fetch');
    const answers = left[call];
    if (call === 'export') calls.push(body);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ status: 200, message: '', data: null, ...answer });
  });
}

const saved: string[] = [];
beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  saved.length = 0;
  calls.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(...names: readonly string[]) {
  const buttons = names.map((name) => (
    <ExportButton key={name} compact request={{ application: name, name, number: '' }} />
  ));
  await renderPart([...buttons, <ExportList key="shelf" />]);
}
const ask = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Download the application of ${name} as PDF` }));

test('a small document is saved at once, can be saved again, and put away', async () => {
  answering([{ data: ready }]);
  await show('Lin');
  expect(screen.queryByRole('region', { name: 'PDF documents' })).toBeNull();
  ask('Lin');
  const link = await screen.findByRole('link', { name: 'Save the PDF (1.2 MB)' });
  expect(link.getAttribute('href')).toBe(`${ready.url}?download=1`);
  expect(saved).toEqual([`${ready.url}?download=1`]);
  expect(calls).toEqual([JSON.stringify({ application: 'Lin' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the PDF of Lin' }));
  expect(screen.queryByRole('region', { name: 'PDF documents' })).toBeNull();
});

test('large documents show their progress side by side, and each is requested once', async () => {
  answering([{ data: working }], [{ data: { ...working, done: 5 } }, { data: ready }]);
  await show('Lin', 'Chen');
  ask('Lin');
  const bar = await screen.findByRole('progressbar', { name: 'Step 5 of 12' });
  expect(bar.getAttribute('value')).toBe('5');
  ask('Lin');
  expect(calls).toHaveLength(1);
  ask('Chen');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(await screen.findAllByText('The PDF is ready.', { exact: false })).not.toEqual([]);
  await waitFor(() => expect(saved.length).toBeGreaterThan(0));
});

test('a failed document says what to do and can be requested again', async () => {
  answering([{ data: working }, { data: ready }], [{ data: { ...working, state: 'failed' } }]);
  await show('Lin');
  ask('Lin');
  expect((await screen.findByRole('alert')).textContent).toContain('Lin The PDF could not be made. Try again;');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The PDF is ready.', { exact: false });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toHaveLength(2);
});

test.each<[string, Answer, string, number]>([
  ['too long', { status: 4137, message: 'x' }, 'save its files one by one', 0],
  ['gone', { status: 404, message: 'x' }, 'no longer there', 1],
  ['too often', { status: 429, message: 'Wait a minute.' }, 'Wait a minute.', 1],
  ['lost', 'lost', 'Check the connection', 1],
])('%s is shown as a sentence', async (_name, answer, sentence, retries) => {
  answering([answer]);
  await show('Lin');
  ask('Lin');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  expect(saved).toEqual([]);
});

test('dismissing or repeating a line by keyboard keeps the focus beside it', async () => {
  answering([{ data: working }], [{ data: { ...working, state: 'failed' } }]);
  await show('Lin', 'Chen');
  ask('Lin');
  ask('Chen');
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  again?.focus();
  fireEvent.click(again ?? document.body);
  expect(document.activeElement?.textContent).toContain('Lin');
  const line = (name: string) => screen.getByRole('button', { name: `Dismiss the PDF of ${name}` });
  line('Lin').focus();
  fireEvent.click(line('Lin'));
  expect(document.activeElement?.textContent).toContain('Chen');
});

test('people of the same name are told apart by their numbers', async () => {
  answering([{ data: ready }]);
  const request = { application: 'a', name: 'Lin', number: 'N000007' };
  await renderPart([<ExportButton key="button" request={request} />, <ExportList key="shelf" />]);
  fireEvent.click(screen.getByRole('button', { name: 'Download as PDF' }));
  expect(await screen.findByText('Lin N000007')).toBeDefined();
});
