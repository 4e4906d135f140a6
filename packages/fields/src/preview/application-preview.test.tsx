import { buildField, buildGroup, buildModule, buildAnswers, local } from '@portico/form-engine/testing/build-form';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildContent, buildFlowEntry } from './testing/build-content.ts';
import { renderPreview } from './testing/render-preview.tsx';

const scrolled = vi.fn<(how?: boolean | ScrollIntoViewOptions) => void>();

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  still(false);
});
afterEach(cleanup);

function still(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

const modules = [
  buildModule('Self', [buildField('name'), buildField('card', { preview: { sensitive: true } })]),
  buildModule('Schools', [], { groups: [buildGroup('attended', [buildField('school'), buildField('year')])] }),
  buildModule('Referees', [], {
    author: 'referees',
    groups: [buildGroup('people', [buildField('who')], { layout: 'list' })],
  }),
  buildModule('Letter', [buildField('praise')], { author: 'recommender' }),
];
const rows = {
  attended: [buildAnswers({ school: 'North', year: '2020' }), buildAnswers({ school: 'South' })],
  people: [buildAnswers({ who: 'Wang' }), buildAnswers({ who: 'Chen' })],
};
const content = buildContent(modules, { answers: { fields: buildAnswers({ name: 'Lin', card: '123' }), rows } });

const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows modules, groups and rows under headings in order, and nothing of what recommenders write', () => {
  renderPreview(content);
  expect(headings()).toEqual([
    'H2 Self',
    'H2 Schools',
    'H3 attended',
    'H2 Referees',
    'H3 people',
    'H4 Entry 1',
    'H4 Entry 2',
  ]);
  const table = screen.getByRole('table', { name: 'attended' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['schoolyear', 'North2020', 'South—']);
});

describe('the menu', () => {
  it('has a back entry and an entry for each section', async () => {
    const back = vi.fn<() => void>();
    renderPreview(content, {}, back);
    expect(entries()).toEqual(['Self', 'Schools', 'Referees']);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledOnce();
  });
  it.each([
    ['vert', 1, true],
    ['vert', 2, true],
    ['horz', 1, false],
    ['horz', 2, true],
  ] as const)('%s with %i modules: %s', (layoutMode, count, isThere) => {
    renderPreview(buildContent(modules.slice(0, count)), { layoutMode }, () => undefined);
    expect(screen.queryByRole('navigation') !== null).toBe(isThere);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });
  it.each([4, 6] as const)('takes %i of 24 columns', (menuSpan) => {
    const { container } = renderPreview(content, { menuSpan });
    // The column span is only visual.
    expect(container.querySelector('[data-layout="vert"]')?.getAttribute('data-span')).toBe(String(menuSpan));
  });
  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('scrolls to a section; stillness wanted: %s', async (isStill, behavior) => {
    still(isStill);
    renderPreview(content);
    await userEvent.click(screen.getByRole('button', { name: 'Referees' }));
    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Referees' }));
    expect(screen.getByRole('button', { name: 'Referees' }).getAttribute('aria-current')).toBe('location');
  });
  it('opens at the thumb, and closes by Escape', async () => {
    renderPreview(content);
    // Nothing has a size in jsdom, so every section has reached the top.
    const opener = screen.getByRole('button', { name: 'Referees 3 / 3' });
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });
});

describe('what the reader may see', () => {
  it.each([
    ['the server keeps it back', { withheld: ['card'] }, {}],
    ['the options say so', {}, { showSensitive: false }],
  ])('-- where %s, and what that means', (_name, rest, options) => {
    renderPreview({ ...content, ...rest }, options);
    expect(screen.getByText('card').nextElementSibling?.textContent).toBe('--');
    expect(screen.getByText(/stands for information that is not shown to you/)).toBeTruthy();
  });
  it('leaves out referrer information', () => {
    renderPreview(content, { showReferrer: false });
    expect(entries()).toEqual(['Self', 'Schools']);
  });
  it.each([
    ['apply', 'You have not filled in anything here.'],
    ['console', 'Nothing has been filled in here.'],
  ] as const)('says in %s that a module is empty', (environment, sentence) => {
    renderPreview(buildContent(modules.slice(0, 1)), { environment });
    expect(screen.getByText(sentence)).toBeTruthy();
  });
  it.each([
    [true, 'No file uploaded'],
    [false, '—'],
  ])('tells of missing files: %s', (showNoFileText, words) => {
    const fields = [buildField('name'), buildField('scan', { type: 'upload' })];
    const answers = { fields: buildAnswers({ name: 'Lin' }), rows: {} };
    renderPreview(buildContent([buildModule('m', fields)], { answers }), { showNoFileText });
    expect(screen.getByText('scan').nextElementSibling?.textContent).toBe(words);
  });
  it('shows files from where the institution keeps them', () => {
    const answers = { fields: { scan: { value: [{ uid: '1', name: 'a.pdf', url: '/f/1' }] } }, rows: {} };
    const module = buildModule('m', [buildField('scan', { type: 'upload' })]);
    renderPreview(buildContent([module], { answers }), { baseImgUrl: 'https://files.example/' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://files.example/f/1');
  });
});

it('tells who changed what after submission', () => {
  const at = Date.UTC(2026, 10, 15, 4, 30);
  const staffChanges = [{ module: 'Self', key: 'name', by: 'Zhao', at }];
  renderPreview({ ...content, staffChanges });
  expect(screen.getByText('name').nextElementSibling?.textContent).toMatch(/Changed by Zhao .*15.* 12:30/);
});

it('shows what staff added, letters and additional tables', () => {
  const words = { sc: '缺一页', tc: '缺一頁', en: 'A page is missing' };
  const file = { uid: 'u', name: 'list.pdf', url: '/f/u' };
  const flowEntries = {
    Self: [
      buildFlowEntry({ title: local('Review'), state: 'failed', day: '2026-11-03', text: words, files: [file] }),
      buildFlowEntry({ id: '2', title: local('Memo'), shown: false, by: 'Zhao' }),
    ],
  };
  const letters = [
    { id: '1', recommender: 'Wang', state: 'received', entries: [{ name: local('Praise'), value: 'good' }], files: [] },
  ] as const;
  const columns = [
    { title: local('Subject'), width: '40%' },
    { title: local('Score'), width: '' },
  ];
  const tables = [{ id: 't', name: local('Camp'), columns, rows: [[local('Maths'), local('92')]] }];
  renderPreview({ ...content, flowEntries, letters, tables });
  expect(headings()).toEqual([
    'H2 Self',
    'H3 From the institution',
    'H4 Review',
    'H4 Memo',
    'H2 Schools',
    'H3 attended',
    'H2 Referees',
    'H3 people',
    'H4 Entry 1',
    'H4 Entry 2',
    'H3 Recommendation letters',
    'H4 Wang',
    'H2 Additional information',
    'H3 Camp',
  ]);
  const [review, memo] = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.closest('section'));
  expect(review?.textContent).toContain('ReviewNot passedDateNov 3, 2026NoteA page is missingFiles');
  expect(
    within(review ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/f/u');
  expect(memo?.textContent).toBe('MemoStaff onlyByZhao');
  expect(screen.getByText('Praise').nextElementSibling?.textContent).toBe('good');
  expect(within(screen.getByRole('table', { name: 'Camp' })).getByText('92')).toBeTruthy();
  expect(entries()).toEqual(['Self', 'Schools', 'Referees', 'Additional information']);
});

it.each([
  ['invited', 'Invitation sent'],
  ['delivered', 'Invitation delivered'],
  ['opened', 'Invitation opened'],
  ['declined', 'Declined'],
  ['bounced', 'The invitation could not be delivered'],
  ['received', 'Letter received'],
] as const)('says of a letter that is %s: %s', (state, words) => {
  renderPreview({ ...content, letters: [{ id: '1', recommender: 'Wang', state, entries: [], files: [] }] });
  expect(screen.getByRole('heading', { name: 'Wang' }).nextElementSibling?.textContent).toBe(words);
});

it('says when a letter was received by the clock of the institution', () => {
  const receivedAt = Date.UTC(2026, 10, 11, 16, 46);
  const letter = { id: '1', recommender: 'Wang', state: 'received', receivedAt, entries: [], files: [] } as const;
  renderPreview({ ...content, letters: [letter] });
  expect(screen.getByText(/Letter received/).textContent).toMatch(/Nov 12, 2026, 00:46 GMT\+8/);
});

describe('a thousand fields', () => {
  const many = Array.from({ length: 10 }, (_, index) =>
    buildModule(
      `Part ${index}`,
      Array.from({ length: 100 }, (_, at) => buildField(`f${index}-${at}`)),
    ),
  );
  const fields = buildAnswers(Object.fromEntries(many.flatMap((module) => module.fields.map(({ key }) => [key, 'x']))));
  const long = buildContent(many, { answers: { fields, rows: {} } });
  const drawnCount = () => screen.queryAllByRole('term').length;

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
  afterEach(() => void vi.useRealTimers());

  it('are not drawn at once but one after another', () => {
    renderPreview(long);
    expect(drawnCount()).toBeLessThanOrEqual(60);
    for (let moment = 0; moment < 50; moment += 1) act(() => void vi.advanceTimersByTime(50));
    expect(drawnCount()).toBe(1_000);
  });
  it('are all drawn for printing', () => {
    renderPreview(long);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawnCount()).toBe(1_000);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
  it('are drawn as far as somebody jumps', () => {
    renderPreview(long);
    act(() => screen.getByRole('button', { name: 'Part 5' }).click());
    expect(drawnCount()).toBeGreaterThan(500);
    expect(drawnCount()).toBeLessThan(700);
    expect(scrolled).toHaveBeenCalledOnce();
  });
});
