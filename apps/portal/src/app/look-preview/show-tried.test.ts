// @vitest-environment jsdom
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { words } from '@portico/testing/form-words';
import { afterEach, expect, it } from 'vitest';
import { takeTriedForm, useTriedForm } from '../../lib/tried-form.ts';
import { showTried } from './show-tried.ts';

afterEach(() => {
  useTriedForm.setState(null, true);
  location.hash = '';
});

const part = (id: string, author: FormDefinition['modules'][number]['author']) => ({
  id,
  author,
  title: words(id, id, id),
  fields: [],
  groups: [],
});
const own = part('about', 'applicant');
const letter = part('letter', 'recommender');
const other = part('second', 'recommender');

function look(modules: readonly ReturnType<typeof part>[], at: string | null): string {
  const order = modules.map(({ id }) => id);
  const place = at === null ? null : { module: at, key: null };
  takeTriedForm({ order, changed: modules, today: '2026-11-18', answers: null, at: place }, () => undefined);
  showTried();
  return location.hash;
}

it.each([
  ['#/try_form', [own, letter], 'letter', '#/reference/edit'],
  ['#/try_form', [own, letter], 'about', '#/try_form'],
  ['#/try_form', [own, letter], null, '#/try_form'],
  ['#/try_form', [letter], null, '#/reference/edit'],
  ['#/try_form', [letter, own], 'removed', '#/reference/edit'],
  ['#/reference/edit', [own, letter], 'about', '#/try_form'],
  // The address of the skin stays.
  ['#/reference/itf?uid=', [own, letter], 'letter', '#/reference/itf?uid='],
  ['#/reference/special', [own, letter, other], 'second', '#/reference/special'],
  ['#/reference/itf', [own, letter], 'about', '#/try_form'],
] as const)('from %s', (from, modules, at, to) => {
  location.hash = from;
  expect(look(modules, at)).toBe(to);
});

it('leads a page that shows no draft nowhere', () => {
  location.hash = '#/reference/edit';
  showTried();
  expect(location.hash).toBe('#/reference/edit');
});
