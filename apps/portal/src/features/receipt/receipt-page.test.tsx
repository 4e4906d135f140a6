import { receipts } from '@portico/i18n/receipts/en';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildOwnReceipt, buildOwnSubmission, submissionId } from '../../testing/receipt-samples.ts';
import { renderWords } from '../../testing/render-words.tsx';
import { buildProject, buildUser } from '../../testing/samples.ts';
import { ReceiptPage } from './receipt-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/v1/enroll/apply/receipt';
const project = { ...buildProject(), traits: { ...buildProject().traits, choiceWord: 'track' as const } };
const show = (stands = true, query = '') =>
  renderWords(
    <ReceiptPage
      title="Submission receipt"
      language="en"
      project={project}
      user={buildUser({ application_state: stands ? 2 : 1 })}
      location={{ path: '/receipt', query, state: null }}
    />,
    { receipts },
  );

const earlier = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000f0';
const several = [
  buildOwnSubmission(),
  buildOwnSubmission({ id: earlier, number: '202601000007', standing: 'withdrawn', revoked_time: 1_794_400_000 }),
];

test('shows what was submitted and when, its signature and its code', async () => {
  fakeServer({ [path]: { data: buildOwnReceipt() } });
  show();
  expect(await screen.findByText('202602000018')).toBeTruthy();
  expect(screen.getByText('吴㛃')).toBeTruthy();
  expect(screen.getByText('Track')).toBeTruthy();
  expect(screen.getByText(/^November 12, 2026 at 19:39/)).toBeTruthy();
  expect(
    screen.getByText(/^吴㛃 submitted application 202602000018 to Master’s applications on November/),
  ).toBeTruthy();
  // What only programs need is on the page, but collapsed.
  for (const technical of ['A'.repeat(86), 'ab'.repeat(32)])
    expect(screen.getByText(technical).closest('details')).toHaveProperty('open', false);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check it now' }).getAttribute('href')).toBe(
    '/verify/?lang=en#AAAAAAAAAAAAAAAAAAAAAA',
  );
  const pdf = screen.getByRole('link', { name: 'Download PDF' });
  expect(pdf.getAttribute('href')).toMatch(/\/v1\/public\/file\/receipt\?domain=north&lang=en&zone=/);
  expect(screen.getByRole('link', { name: 'See what you submitted' }).getAttribute('href')).toBe('#/preview');
  expect(screen.queryByText('This submission was withdrawn')).toBeNull();
});

test('prints itself, and says when the submission was withdrawn', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fakeServer({ [path]: { data: buildOwnReceipt({ revoked_time: 1_794_500_000, standing: 'withdrawn' }) } });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('You withdrew it on November');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('does not lead to the preview where that shows another application', async () => {
  fakeServer({ [path]: { data: buildOwnReceipt() } });
  show(false);
  await screen.findByText('202602000018');
  expect(screen.queryByRole('link', { name: 'See what you submitted' })).toBeNull();
});

test('leads to the others where one submitted several times, and lists them', async () => {
  fakeServer({ [path]: { data: buildOwnReceipt({ all: several }) } });
  const { unmount } = show();
  const way = await screen.findByRole('link', { name: 'All receipts' });
  expect(way.getAttribute('href')).toBe('#/receipt?all=1');
  unmount();
  show(true, 'all=1');
  await screen.findByRole('heading', { level: 1, name: 'Your receipts' });
  const entries = screen.getAllByRole('listitem');
  expect(entries).toHaveLength(2);
  expect(entries[1]?.textContent).toContain('Withdrawn');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`#/receipt?submission=${submissionId}`, `#/receipt?submission=${earlier}`]);
});

test('shows an earlier receipt by its address, with its own document, and not as the current one', async () => {
  const one = buildOwnReceipt({ id: earlier, standing: 'replaced', revoked_time: 1_794_400_000, all: several });
  const calls = fakeServer({ [path]: { data: one } });
  show(true, `submission=${earlier}`);
  expect((await screen.findByRole('alert')).textContent).toContain('You submitted again on November');
  expect(calls[0]?.query).toContain(`submission=${earlier}`);
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toContain(`submission=${earlier}`);
  expect(screen.queryByRole('link', { name: 'See what you submitted' })).toBeNull();
});

test('leads to the form where nothing was submitted', async () => {
  fakeServer({ [path]: { status: 4043, message: 'You have not submitted an application yet.' } });
  show();
  await screen.findByRole('heading', { level: 1, name: 'There is no receipt yet' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/applyform');
});

test.each([
  ['that is nobody’s', { status: 404, http: 404 }],
  ['that cannot be one', { status: 400, http: 400 }],
])('an address of a receipt %s leads to those that there are', async (_name, answer) => {
  fakeServer({ [path]: answer });
  show(true, 'submission=nonsense');
  await screen.findByRole('heading', { level: 1, name: 'There is no such receipt' });
  expect(screen.getByRole('link', { name: 'All receipts' }).getAttribute('href')).toBe('#/receipt?all=1');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
