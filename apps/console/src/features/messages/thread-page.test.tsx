import { errors } from '@portico/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InProject } from '../../testing/in-project.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ThreadPage } from './thread-page.tsx';
import type { Thread } from './use-inbox.ts';

const none = { sc: '', tc: '', en: '' };
const message = (id: string, author: 'office' | 'applicant', text: string): Thread['list'][number] => ({
  id,
  author,
  title: none,
  content: none,
  text,
  by: author === 'office' ? 'Chen' : '',
  files: [],
  at: '2026-11-18T08:00:00.000Z',
  readAt: null,
});
let thread: Thread;
let ready: unknown[] = [];
let sent: { path: string; body: Record<string, unknown> }[] = [];
let answers: { status: number; message?: string; data?: unknown }[] = [];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  stubLayout();
  sent = [];
  answers = [];
  ready = [];
  thread = {
    applicant: { name: 'Lin', language: 'en', application: null, number: '', isSubmitted: false },
    revision: 2,
    waitingSince: '2026-11-18T08:00:00.000Z',
    dueAt: null,
    isOverdue: false,
    assigned: null,
    colleagues: [],
    writing: [],
    draft: null,
    list: [message('m-1', 'applicant', 'When?')],
    next: '',
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const path = new URL(url, 'http://localhost').pathname;
    if (path.endsWith('/thread')) return Response.json({ status: 200, message: '', data: thread });
    if (path.endsWith('/ready')) return Response.json({ status: 200, message: '', data: ready });
    if (path.includes('/staff/v1/messages/')) sent.push({ path, body: JSON.parse(body ?? '{}') });
    const answer = path.endsWith('/answer') ? answers.shift() : undefined;
    return Response.json({ message: '', data: null, ...(answer ?? { status: 200 }) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderPart(
    <InProject>
      <ThreadPage />
    </InProject>,
  );
const area = () => screen.findByRole('textbox', { name: 'Your answer' });
const write = async (text: string) => fireEvent.change(await area(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
const to = (path: string) => sent.filter((call) => call.path.endsWith(path)).map(({ body }) => body);

test('what is written is kept, and a refused answer stays to be sent once more', async () => {
  await open();
  await screen.findByText('When?');
  await waitFor(() => expect(to('/mark')).toMatchObject([{ message: 'm-1' }]));
  await write('On Monday');
  await screen.findByText('Draft saved');
  expect(to('/draft')).toMatchObject([{ text: 'On Monday' }]);
  answers = [
    { status: errors.threadChanged.status, message: 'Somebody has written.' },
    { status: 200, data: { revision: 4 } },
  ];
  thread = { ...thread, revision: 3, list: [message('m-2', 'applicant', 'Or Tuesday?'), ...thread.list] };
  send();
  await screen.findByText('Or Tuesday?');
  await screen.findByText('Somebody has written.');
  expect(await area()).toHaveProperty('value', 'On Monday');
  send();
  await screen.findByText('The answer is sent.');
  expect(to('/answer')).toMatchObject([{ revision: 2 }, { revision: 3, text: 'On Monday' }]);
  expect(await area()).toHaveProperty('value', '');
});

test('an answer that arrived though its confirmation was lost is not sent again', async () => {
  const id = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0009';
  thread = { ...thread, draft: { message: id, text: 'On Monday' } };
  await open();
  expect(await area()).toHaveProperty('value', 'On Monday');
  answers = [{ status: 500 }];
  thread = { ...thread, revision: 3, draft: null, list: [message(id, 'office', 'On Monday'), ...thread.list] };
  send();
  await screen.findByText('The answer is sent.');
  expect(await area()).toHaveProperty('value', '');
  expect(to('/answer')).toHaveLength(1);
});

test('colleagues who write are named, and too long an answer is not sent', async () => {
  thread = { ...thread, writing: ['Wang'] };
  await open();
  await screen.findByText('Wang is writing an answer.');
  await write('x'.repeat(10_001));
  await screen.findByText(/Shorten the answer to 10,000 characters/);
  expect(screen.getByRole('button', { name: 'Send the answer' })).toHaveProperty('disabled', true);
});

test('a ready-made answer is put in, in the applicant’s language where there is one', async () => {
  const words = (en: string) => ({ sc: '可以。', tc: '可以。', en });
  const about = { revision: 1, changedAt: '2026-11-18T08:00:00.000Z', changedBy: 'Chen' };
  ready = [
    { answer: 'a', name: 'Letters', words: words('Letters may come later.'), ...about },
    { answer: 'b', name: 'Only in Chinese', words: words(''), ...about },
  ];
  await open();
  await write('Dear Lin,');
  const pick = async (name: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Insert a ready-made answer' }));
    fireEvent.click(await screen.findByText(name));
  };
  await pick('Letters');
  expect(await area()).toHaveProperty('value', 'Dear Lin,\n\nLetters may come later.');
  await pick('Only in Chinese');
  expect(await area()).toHaveProperty('value', 'Dear Lin,\n\nLetters may come later.\n\n可以。');
});
