import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import type { TroubledJob } from './jobs/use-jobs.ts';
import { OperatorPage } from './operator-page.tsx';
import { buildOperation, toyNow } from './testing/build-operation.ts';
import type { OperationState } from './use-operation.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  location.hash = '#/';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job: TroubledJob = {
  id: '42',
  task: 'make_document',
  attempts: 12,
  most_attempts: 12,
  is_running: false,
  is_given_up: true,
  next_at: toyNow,
  failed_at: toyNow - 60,
  problem: 'no fonts',
};

function answering(state: OperationState, jobs: readonly TroubledJob[] = [], sent: object = {}) {
  const posted: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') posted.push(`${url} ${init.body}`);
    const data = () => {
      if (url.includes('/jobs/retry')) return null;
      if (url.includes('/jobs')) return { list: posted.length === 0 ? jobs : [] };
      if (url.includes('/errors')) return { list: [], next: null };
      if (url.includes('/test-message'))
        return { recipient: 'chen@example.edu', is_accepted: true, problem: null, ...sent };
      return state;
    };
    return Response.json({ status: 200, message: '', data: data() });
  });
  return posted;
}

test('says what needs attention before all figures', async () => {
  answering(buildOperation({ backup: null, jobs: { waiting: 0, running: 0, retried: 0, failed: 1 } }));
  await renderPart(<OperatorPage />);
  expect(await screen.findByText('One job was given up; see below.')).toBeDefined();
  expect(screen.getByText('No back-up is known.')).toBeDefined();
});

test('says where no more is counted', async () => {
  answering(buildOperation({ jobs: { waiting: 10_000, running: 0, retried: 0, failed: 0 } }));
  await renderPart(<OperatorPage />);
  expect(await screen.findAllByText('No more than 10,000 are counted; there may be more.')).toHaveLength(1);
});

test('shows each part with its facts, and the last hour in words for those who see no lines', async () => {
  answering(buildOperation());
  await renderPart(<OperatorPage />);
  expect(await screen.findByText('Nothing needs your attention.')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Database' })).getByText('17.2, embedded')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Storage and disk' })).getByText('Answers')).toBeDefined();
  expect(
    screen.getByRole('img', { name: 'Requests a minute: now 60, between 20 and 60 in the last minute' }),
  ).toBeDefined();
});

test('a failed job is tried again after a question', async () => {
  const posted = answering(buildOperation(), [job]);
  await renderPart(<OperatorPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: make_document 42' }));
  expect(posted).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try it again' }));
  expect(await screen.findByText('Job 42 runs again.')).toBeDefined();
  expect(posted).toEqual(['/staff/v1/operator/jobs/retry {"job":"42"}']);
  expect(await screen.findByText('No job has failed.')).toBeDefined();
});

test.each([
  ['taken', {}, 'Taken for chen@example.edu. Look whether it arrives.'],
  ['refused', { is_accepted: false, problem: '550' }, 'Not taken for chen@example.edu: 550'],
])('a test message is sent to the own address, and says whether it was %s', async (_name, sent, words) => {
  const posted = answering(buildOperation(), [], sent);
  await renderPart(<OperatorPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test message' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(posted).toEqual(['/staff/v1/operator/test-message {"channel":"mail"}']);
});

test('a text message needs a number', async () => {
  const posted = answering(buildOperation());
  await renderPart(<OperatorPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test message' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Text messages' }));
  await screen.findByRole('textbox', { name: 'Mobile number with country code' });
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Say where it shall go.')).toBeDefined();
  expect(posted).toEqual([]);
});

test('who may only look finds nothing to press', async () => {
  answering(buildOperation(), [job]);
  await renderPart(<OperatorPage />, ['operator.read']);
  await screen.findByText('make_document');
  expect(screen.queryByRole('button', { name: /again|test message/ })).toBeNull();
});
