import type { ArticleItem } from '@portico/contract/articles.schemas';
import { calendarFile } from '@portico/contract/calendar-file';
import type { Figures } from '@portico/contract/figures.schemas';
import type { Material } from '@portico/contract/materials.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { nowSeconds } from '../../lib/clock.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';
import { figuresFile } from './figures/figures-file.ts';

await Promise.all([
  readyScreen('/notice'),
  readyScreen('/noticeDetail/:id?'),
  readyScreen('/help'),
  readyScreen('/article/download-files'),
]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inAll = (text: string) => ({ sc: text, tc: text, en: text });
const id = '6b1f3a52-6f5c-4a3e-9d53-0c2a7a1a0001';
const item = (title: string, changes: Partial<ArticleItem> = {}): ArticleItem => ({
  id,
  kind: 'notice',
  title: inAll(title),
  summary: inAll(''),
  is_pinned: 0,
  is_read: 0,
  publish_time: 1_795_000_000,
  time_zone: 'Asia/Shanghai',
  events: [],
  cover: null,
  ...changes,
});
const event = {
  title: inAll('Open day'),
  start: 1_796_000_400,
  end: 1_796_004_000,
  place: inAll('East Campus, Hall 1; left'),
};

const rest = {
  '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3, 4]) } },
  '/v1/enroll/account/countNewMessage': { data: 0 },
};

test('notices come page by page, and a page that fails can be asked for again', async () => {
  const second = { data: { list: [item('Second', { id: `${id.slice(0, -1)}2` })], next: '' } };
  const answers = [
    { data: { list: [item('First', { is_pinned: 1 })], next: 'n' } },
    { http: 500, status: 500 },
    second,
  ];
  fakeServer({ ...rest, '/v1/public/notice': () => answers.shift() ?? second });
  renderPortal('/notice', { user: buildUser() });
  expect(await screen.findByRole('link', { name: 'First' })).toBeTruthy();
  expect(screen.getByText('Pinned')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an article is shown clean, and is marked as read', async () => {
  const calls = fakeServer({
    ...rest,
    '/v1/public/article': {
      data: {
        ...item('Open day', { events: [event] }),
        content: inAll('<p>Come <img src=x onerror="x()"> in</p>'),
        figures: null,
      },
    },
    '/v1/enroll/user/readNotice': { data: { id, is_read: 1 } },
  });
  renderPortal(`/noticeDetail/${id}`, { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Open day' })).toBeTruthy();
  expect(screen.getByText(/Come/).querySelector('img')?.hasAttribute('onerror')).toBe(false);
  expect(within(screen.getByRole('list', { name: 'Dates' })).getByText('East Campus, Hall 1; left')).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('readNotice'))).toHaveLength(1));
});

test('one that was withdrawn says so', async () => {
  fakeServer({ ...rest, '/v1/public/article': { http: 404, status: 404 } });
  renderPortal(`/noticeDetail/${id}`, { user: buildUser() });
  expect(await screen.findByRole('heading', { name: 'This page is not available' })).toBeTruthy();
});

test.each([
  ['RÉSUMÉ', 1],
  ['ｒｅｓｕｍｅ', 1],
  ['简历', 1],
  ['簡歷', 1],
  ['nothing of it', 0],
])('the search for %s finds %d questions', async (words, count) => {
  const question = {
    id,
    topic: inAll('Files'),
    title: { sc: '简历怎么写？', tc: '簡歷怎樣寫？', en: 'How long may my resume be?' },
    content: inAll('<p>Two pages.</p>'),
  };
  fakeServer({
    ...rest,
    '/v1/public/faq': { data: { list: [question, { ...question, id: `${id.slice(0, -1)}3`, title: inAll('Other') }] } },
  });
  renderPortal('/help', { user: buildUser() });
  await userEvent.type(await screen.findByRole('searchbox'), words);
  await waitFor(() => expect(document.querySelectorAll('summary')).toHaveLength(count));
});

test('a calendar file has each date in UTC, escaped, in lines of at most 75 bytes', () => {
  const long = { ...event, title: inAll('校园开放日'.repeat(10)) };
  const file = calendarFile([{ id, events: [event, { ...long, end: 0 }], publish_time: nowSeconds() }], 'sc');
  expect(file).toContain('DTSTART:20261130T010000Z\r\nDTEND:20261130T020000Z\r\n');
  expect(file).toContain('LOCATION:East Campus\\, Hall 1\\; left\r\n');
  expect(file.match(/DTEND/g)).toHaveLength(1);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'校园开放日'.repeat(10)}\r\n`);
});

test('a download leads to its file, and is recorded', async () => {
  const material: Material = {
    id,
    title: inAll('Brochure'),
    description: inAll('One page'),
    is_pinned: 1,
    is_downloaded: 0,
    publish_time: 1_795_000_000,
    time_zone: 'Asia/Shanghai',
    file_name: 'brochure.pdf',
    file_size: 2_048,
    file_type: 'application/pdf',
    url: '/v1/public/file/content/p/f',
  };
  let times = 0;
  fakeServer({
    ...rest,
    '/v1/enroll/getReviewMaterialList': () => ({
      data: { list: [{ ...material, is_downloaded: times === 0 ? 0 : 1 }], next: '' },
    }),
    '/v1/enroll/addMaterialDownloadInfo': () => {
      times += 1;
      return { data: { id, is_downloaded: 1 } };
    },
  });
  renderPortal('/article/download-files', { user: buildUser() });
  const link = await screen.findByRole('link', { name: 'Download “Brochure”' });
  expect(link.getAttribute('href')).toMatch(/\/v1\/public\/file\/content\/p\/f\?download=1$/);
  expect(screen.getByText('PDF, 2 KB')).toBeTruthy();
  // The test's browser cannot save files.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(await screen.findByText('Downloaded')).toBeTruthy();
  expect(times).toBe(1);
});

const figures: Figures = {
  chart: 'line',
  corner: inAll('Year'),
  columns: [inAll('Applied'), inAll('=Admitted')],
  rows: [
    { label: inAll('2025'), values: [1204, 40] },
    { label: inAll('2026'), values: [null, 60] },
  ],
};

test('figures are drawn, and stand in a table beside', async () => {
  fakeServer({
    ...rest,
    '/v1/public/article': { data: { ...item('Trend', { kind: 'trend', is_read: 1 }), content: inAll(''), figures } },
  });
  renderPortal(`/noticeDetail/${id}`, { user: buildUser() });
  const table = await screen.findByRole('table', { name: 'Trend: all figures' });
  expect(within(table).getByRole('cell', { name: '1,204' })).toBeTruthy();
  expect(within(table).getByRole('rowheader', { name: '2026' })).toBeTruthy();
  // One for wide screens and one for phones, of which a browser shows one.
  expect(screen.getAllByRole('img', { name: 'Chart: Trend. The table below has all figures.' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('#/article/apply-info');
});

test('saved figures hold nothing that a spreadsheet would run', async () => {
  const text = await figuresFile(figures, 'en').text();
  expect(text.replace('\uFEFF', '')).toBe("Year,Applied,'=Admitted\r\n2025,1204,40\r\n2026,,60\r\n");
});

test('a cover and the pictures of a text keep their room before they arrive', async () => {
  const cover = { url: '/v1/public/file/content/p/c', width: 1200, height: 675 };
  const picture = '<img src="/v1/public/file/content/p/f" alt="The hall" width="800" height="600">';
  fakeServer({
    ...rest,
    '/v1/public/article': {
      data: { ...item('Hall', { is_read: 1, cover }), content: inAll(`<p>x</p>${picture}`), figures: null },
    },
  });
  renderPortal(`/noticeDetail/${id}`, { user: buildUser() });
  const inText = await screen.findByRole('img', { name: 'The hall' });
  const shown = [inText, document.querySelector('img[src$="/p/c"]')];
  for (const one of shown) {
    expect(one?.getAttribute('loading')).toBe('lazy');
    expect(Number(one?.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(one?.getAttribute('height'))).toBeGreaterThan(0);
  }
});
