import { expect, test } from 'vitest';
import { moduleHref, modulePath, submitHref } from '../../lib/navigation/form-addresses.ts';
import { readChoiceStep, readModuleStep } from './steps.ts';
import { ownModules } from '../../lib/form-parts.ts';

test.each([
  ['', { kind: 'batches' }],
  ['?step=submit', { kind: 'submit' }],
  ['?step=else', { kind: 'batches' }],
] as const)('/applyform%s is %o', (query, step) => expect(readChoiceStep(query)).toEqual(step));

test.each([
  ['', '', null],
  ['?menuid=a%20b', 'a b', null],
  ['?menuid=a&check=1', 'a', 'problems'],
  ['?menuid=a&field=f1', 'a', { field: 'f1' }],
] as const)('/applyform/basic%s is module "%s" with aim %o', (query, menuid, aim) =>
  expect(readModuleStep(query)).toEqual({ kind: 'module', menuid, aim }),
);

test('an address is read as it was written', () => {
  const menuid = 'a&b=c/d?';
  const aim = { field: 'f 1' };
  const query = modulePath(menuid, aim).replace('/applyform/basic', '');
  expect(readModuleStep(query)).toEqual({ kind: 'module', menuid, aim });
  expect(moduleHref('x')).toBe('#/applyform/basic?menuid=x');
  expect(submitHref).toBe('#/applyform?step=submit');
});

test('what recommenders write is not among the modules', () => {
  const title = { sc: '', tc: '', en: '' };
  const module = (menuid: string, referee: 0 | 1 | 2) => ({ menuid, title, state: 0, required: 1, referee }) as const;
  const menu_list = [module('own', 0), module('about', 1), module('letter', 2)];
  expect(ownModules({ menu_list }).map(({ menuid }) => menuid)).toEqual(['own', 'about']);
});
