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

function show(seesPartial: boolean, has_review = false) {
  renderWords(
    <IntlProvider locale="en" messages={{ application }} timeZone="UTC">
      <FormMenu
        menu={buildMenu({ menu_list: modules, has_review })}
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
    'Submit',
  ]);
  expect(screen.getByText('1 of 3 complete')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'step' }).textContent).toContain('Part a');
});

test('who may not see the partial state hears nothing of it, in the legend neither', () => {
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
