import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeLanguage } from '../../lib/language.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ChangeView } from './change-view.tsx';

beforeEach(() => {
  stubLayout();
  changeLanguage('en');
});
afterEach(cleanup);

const word = (sc: string, tc: string, en: string) => ({ sc, tc, en });
const change = {
  before: {
    'fields-of-module:m': ['a', 'b', 'old'],
    'field:a': { text: { longest: 5 }, label: { en: 'Name' }, tips: null },
    'field:old': { id: 'old', key: 'old', type: 'text', label: word('旧题', '舊題', 'Old question') },
    'field:new': null,
    'field:b': { shownWhen: { chosen: ['x'] } },
    'groups-of-module:m': ['g', 'h'],
  },
  after: {
    'fields-of-module:m': ['a', 'new', 'b'],
    'field:a': { text: { longest: 9 }, label: { en: 'Full name' }, tips: { en: 'As in the passport' } },
    'field:old': null,
    'field:new': { id: 'new', key: 'new', type: 'date', label: word('新题', '新題', 'New question') },
    'field:b': { shownWhen: { chosen: ['y'] } },
    'groups-of-module:m': ['h', 'g'],
  },
  names: {
    'fields-of-module:m': { label: word('基本信息', '基本資料', 'Basics') },
    'groups-of-module:m': { label: word('基本信息', '基本資料', 'Basics') },
    'field:a': { label: word('姓名', '姓名', 'Full name'), type: 'text' },
    'field:b': { label: word('乙', '乙', 'Second'), type: 'text' },
  },
};

test('a version of a form is told in the words of its questions', async () => {
  await renderPart(<ChangeView line={{ action: 'published form', project: null }} change={change} />);
  expect(screen.getAllByRole('listitem').map((line) => line.firstChild?.textContent)).toEqual([
    'Changed: Question · Full name',
    'Removed: Question · Old question',
    'Added: Question · New question',
    'Changed: Question · Second',
    'Another order: Module · Basics',
  ]);
  expect(document.body.textContent).not.toMatch(/field:|fields-of|longest|shownWhen/);
});

test('settings have the names of the designer, and a rule is not written out', async () => {
  await renderPart(<ChangeView line={{ action: 'rolled back form', project: null }} change={change} />);
  expect(screen.getByText('5').tagName).toBe('DEL');
  expect(screen.getByText('9').tagName).toBe('INS');
  expect(screen.getByText('Full name').tagName).toBe('INS');
  expect(screen.getByText('As in the passport').closest('dd')?.textContent).toBe('As in the passport');
  expect(screen.getByText('Shown when').nextElementSibling?.textContent).toBe('Changed');
});

test('a line of an earlier version, without names, is told as far as it goes', async () => {
  const { before, after } = change;
  await renderPart(<ChangeView line={{ action: 'published form', project: null }} change={{ before, after }} />);
  expect(screen.getByText('Added: Question · New question')).toBeDefined();
  expect(screen.getByText('Changed: Question')).toBeDefined();
  expect(screen.getByText('Question (English)')).toBeDefined();
});
