import { beforeEach, expect, test } from 'vitest';
import { endStaffTab, staffTab } from '../../lib/session/staff-tab.ts';
import { takeStaffCode } from './take-staff-code.ts';

beforeEach(() => {
  history.replaceState({ at: 3 }, '', '/apply/north/');
  endStaffTab();
});

test.each([
  ['#/applyform?staff=abc', 'abc', '#/applyform'],
  ['#/applyform/basic?menuid=m1&staff=abc&field=f1', 'abc', '#/applyform/basic?menuid=m1&field=f1'],
  ['#/applyform?staff=', '', '#/applyform'],
  ['#/applyform?menuid=m1', null, '#/applyform?menuid=m1'],
  ['', null, ''],
])('%s gives %s and leaves %s', (hash, code, left) => {
  history.replaceState({ at: 3 }, '', `/apply/north/?lang=en${hash}`);
  expect(takeStaffCode()).toBe(code);
  expect(location.hash).toBe(left);
  expect(location.search).toBe('?lang=en');
  expect(history.state).toEqual({ at: 3 });
  expect(staffTab() !== null).toBe(code !== null);
});
