import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isBuilt } from '../../../lib/navigation/upcoming-routes.ts';
import { application } from '@portico/i18n/application/en';
import { IntlProvider } from 'use-intl';
import { renderWords } from '../../../testing/render-words.tsx';
import { markUnsent, useFormMarks } from '../marks/form-marks.ts';
import { buildMenu, buildModule } from '../testing/samples.ts';
import { FormMenu } from './form-menu.tsx';

afterEach(() => {
  cleanup();
  useFormMarks.setState({ states: {}, unsent: {} });
});

const modules = [
  buildModule('a', { state: 1 }),
  buildModule('b', { state: 2 }),
  buildModule('d'),
  buildModule('c', { referee: 2 }),
];

function show(seesPartial: boolean, has_review = false, menu_list = modules) {
  renderWords(
    <IntlProvider locale="en" messages={{ application }} timeZone="UTC">
      <FormMenu
        menu={buildMenu({ menu_list, has_review })}
        step={{ kind: 'module', menuid: 'a', aim: null }}
        language="en"
        choiceWord="track"
        seesPartial={seesPartial}
        onTooEarly={() => undefined}
      />
    </IntlProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
}

test('the batch, each module of the applicant with its state in words, submitting', () => {
  expect(show(true)).toEqual([
    'Select track',
    'Part a, Partly filled in',
    'Part b, Complete',
    'Part d, Not begun',
    'Recommendation letters',
    'Submit',
  ]);
  expect(screen.getByText('1 of 3 complete')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'step' }).textContent).toContain('Part a');
});

test('the partial state is hidden, in the legend too, from whoever may not see it', () => {
  expect(show(false)[1]).toBe('Part a, Not complete');
  expect(screen.queryByText('Partly filled in')).toBeNull();
  const legend = screen.getByText('What the signs mean').parentElement ?? document.body;
  expect(within(legend).getAllByRole('listitem')).toHaveLength(2);
});

test('a module with unsent text is marked; a review has an entry once its screen is built', () => {
  markUnsent('b', true);
  const entries = show(true, true);
  expect(entries[2]).toBe('Part b, Complete, not all of it sent yet');
  expect(entries.at(-1)).toBe(isBuilt('/progress') ? 'Tech review' : 'Submit');
});

test('letters have an entry where a recommender writes, which leads to their state', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Recommendation letters' }).getAttribute('href')).toBe('#/referees');
  cleanup();
  expect(show(true, false, [buildModule('a')])).not.toContain('Recommendation letters');
});

test('an entry has the icon that the form gives it, besides the sign of its state', () => {
  show(true, false, [buildModule('a', { icon: 'study' }), buildModule('b')]);
  const icons = ['a', 'b'].map(
    (id) => screen.getByRole('link', { name: new RegExp(`Part ${id}`) }).querySelectorAll('svg').length,
  );
  expect(icons).toEqual([2, 1]);
});

test.each([
  [{}, '', ''],
  [{ activeBackground: '#1c6f60' }, 'rgb(28, 111, 96)', 'rgb(255, 255, 255)'],
  [{ activeBackground: '#eef8f6', activeColor: '#1c6f60' }, 'rgb(238, 248, 246)', 'rgb(28, 111, 96)'],
  // Yellow on a light background is darkened until it can be read.
  [{ activeBackground: '#ffffff', activeColor: '#ffff00' }, 'rgb(255, 255, 255)', 'rgb(122, 122, 0)'],
])('an entry with %j is, while it is open, on %s in %s', (colours, ground, text) => {
  show(true, false, [buildModule('a', colours), buildModule('b', colours)]);
  const [open, other] = ['a', 'b'].map((id) => screen.getByRole('link', { name: new RegExp(`Part ${id}`) }));
  expect([open?.style.background, open?.style.color]).toEqual([ground, text]);
  expect(other?.style.background).toBe('');
});
