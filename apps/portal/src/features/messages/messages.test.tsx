import type { Message } from '@portico/contract/messages.schemas';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';
import { withEarlier, withNewest } from './conversation.ts';

await readyScreen('/message');

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const inAll = (text: string) => ({ sc: text, tc: text, en: text });
const idOf = (number: number) => `6b1f3a52-6f5c-4a3e-9d53-${String(number).padStart(12, '0')}`;
const message = (number: number, changes: Partial<Message> = {}): Message => ({
  id: idOf(number),
  author: 'office',
  title: inAll(''),
  content: inAll(''),
  text: `Message ${number}`,
  files: [],
  create_time: 1_795_000_000 + number,
  read_time: 1_795_000_100,
  ...changes,
});
const pageOf = (list: readonly Message[], next = '') => ({
  data: { list, next, time_zone: 'Asia/Shanghai', answer_days: 3 },
});

const rest = {
  '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3, 5]) } },
  '/v1/enroll/account/countNewMessage': { data: 1 },
  '/v1/org/message/read': { data: { unread: 0 } },
};
const to = (calls: ReturnType<typeof fakeServer>, path: string) => calls.filter((call) => call.path.endsWith(path));

test('the newest stands last, earlier ones come on request, and what is shown is marked as read', async () => {
  const answers = [pageOf([message(3, { read_time: 0 }), message(2)], 'n'), pageOf([message(1)])];
  const calls = fakeServer({ ...rest, '/v1/org/message/recordList': () => answers.shift() ?? pageOf([]) });
  renderPortal('/message', { user: buildUser() });
  await screen.findByText('Message 3');
  screen.getByText(/The admissions office answers within 3 days\./);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await screen.findByText('Message 1');
  const lines = within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('listitem');
  expect(lines.map((line) => /Message \d/.exec(line.textContent)?.[0])).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
  ]);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  await waitFor(() => expect(to(calls, '/read')).toHaveLength(1));
  expect(to(calls, '/read')[0]?.body).toContain(idOf(3));
});

test('a message whose answer was lost stays, and is sent once more under its id', async () => {
  const sent: string[] = [];
  const answers: (() => ReturnType<typeof pageOf> | { data: Message } | null)[] = [
    () => null,
    () => ({ data: message(5, { author: 'applicant', text: 'When do I start?', read_time: 0 }) }),
  ];
  const calls = fakeServer({
    ...rest,
    '/v1/org/message/recordList': pageOf([]),
    '/v1/org/message/send': () => answers.shift()?.() ?? null,
  });
  renderPortal('/message', { user: buildUser() });
  const area = await screen.findByRole('textbox', { name: 'Your message' });
  await userEvent.type(area, 'When do I start?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your message is not sent yet');
  expect(area).toHaveProperty('value', 'When do I start?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your message is sent.');
  for (const { body } of to(calls, '/send')) sent.push(new URLSearchParams(body).get('id') ?? '');
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', '');
});

test('a text that is too long is said at once, and is not sent', async () => {
  const calls = fakeServer({ ...rest, '/v1/org/message/recordList': pageOf([]) });
  renderPortal('/message', { user: buildUser() });
  const area = await screen.findByRole('textbox', { name: 'Your message' });
  fireEvent.change(area, { target: { value: 'x'.repeat(100_000) } });
  expect((await screen.findByRole('alert')).textContent).toContain('Shorten your message to 10,000 characters');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  fireEvent.submit(area);
  expect(to(calls, '/send')).toEqual([]);
});

test('a script in a message is text', async () => {
  fakeServer({ ...rest, '/v1/org/message/recordList': pageOf([message(1, { text: '<img src=x onerror="x()">' })]) });
  renderPortal('/message', { user: buildUser() });
  expect((await screen.findByText('<img src=x onerror="x()">')).querySelector('img')).toBeNull();
});

test('pages that come anew leave no gap and nothing twice', () => {
  const first = withNewest({ list: [message(4), message(3)], next: 'c' }, null);
  const back = withEarlier(first, { list: [message(2), message(1)], next: '' });
  const later = withNewest({ list: [message(5), message(4)], next: 'b' }, back);
  expect(later.list.map(({ text }) => text)).toEqual([5, 4, 3, 2, 1].map((number) => `Message ${number}`));
  expect(later.next).toBe('');
  // More came than a page holds: what lies between is asked for anew.
  expect(withNewest({ list: [message(9), message(8)], next: 'x' }, later)).toEqual({
    list: [message(9), message(8)],
    next: 'x',
  });
});
