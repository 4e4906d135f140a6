import type { FormFindings } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormStore } from '../../draft/form-store.ts';
import { Selection } from '../../draft/selection.ts';
import { EditingContext } from '../../draft/use-form.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { LogicButton } from './logic-drawer.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const yes = { options: [choice('yes', '是', '是', 'Yes')] };
const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('一', '一', 'About'),
      author: 'applicant',
      fields: [
        question('one', 'single-choice', words('甲', '甲', 'One'), {
          ...yes,
          shownWhen: { field: 'q-two', chosen: ['yes'] },
        }),
        question('two', 'single-choice', words('乙', '乙', 'Two'), {
          ...yes,
          shownWhen: { field: 'q-one', chosen: ['yes'] },
        }),
        question('three', 'text', words('丙', '丙', 'Three'), {
          requiredWhen: { field: 'q-two', answered: true },
          compare: { fields: ['q-four'] },
        }),
        question('four', 'text', words('丁', '丁', 'Four')),
      ],
      groups: [],
    },
  ],
};

function open(shown: FormDefinition, findings: FormFindings = []) {
  const store = new FormStore(
    { form: shown, revision: 1, changed: null, findings, untranslated: [] },
    () => new Promise(() => {}),
  );
  const selection = new Selection();
  const drawn = renderPart(
    <EditingContext value={{ store, selection, languages: ['en'], live: shown }}>
      <LogicButton />
    </EditingContext>,
  );
  return { drawn, selection };
}

async function openGraph() {
  const place = { module: 'about', field: 'q-one' };
  const findings = [{ key: 'cycle' as const, place, params: { path: 'One, Two, One' } }];
  const { drawn, selection } = open(form, findings);
  await drawn;
  fireEvent.click(screen.getByText('Logic'));
  await screen.findByText('Logic of the form: 4 sentences');
  const drawer = within(document.body);
  fireEvent.click(drawer.getByText('Graph'));
  // What draws it is loaded first.
  await drawer.findByTitle('One', {}, { timeout: 10_000 });
  return { drawer, selection };
}

test('a graph of the rules names what is wrong, and what each part has to do with', async () => {
  const { drawer, selection } = await openGraph();
  fireEvent.click(await drawer.findByTitle('One'));
  expect(drawer.getByTitle('One').getAttribute('aria-label')).toBe('One (About), 2 rules; something is wrong here');
  expect(selection.read()).toBe('field:q-one');
  expect(drawer.getByText('Rules lead in a circle: One, Two, One.')).toBeDefined();
  expect(drawer.getByText('Shows when “One” is Yes.')).toBeDefined();
  expect(drawer.queryByText(/May not repeat/)).toBeNull();
  fireEvent.click(drawer.getByTitle('Shows when “One” is Yes.'));
  expect(drawer.getByText('These rules lead in a circle.')).toBeDefined();
});

test('arrow keys follow the lines, and a search leaves the rules that it finds', async () => {
  const { drawer, selection } = await openGraph();
  fireEvent.click(await drawer.findByTitle('Four'));
  fireEvent.keyDown(drawer.getByTitle('Four'), { key: 'ArrowRight' });
  expect(selection.read()).toBe('field:q-three');
  fireEvent.keyDown(drawer.getByTitle('Three'), { key: 'Enter' });
  expect(selection.read()).toBe('field:q-three');
  fireEvent.change(drawer.getByLabelText('Search the sentences'), { target: { value: 'repeat' } });
  expect((await drawer.findByTitle('Four')).getAttribute('aria-label')).toBe('Four (About), 1 rule');
  expect(drawer.queryByTitle('Two')).toBeNull();
});

test('limits are sentences of the list', async () => {
  const fields = [
    question('points', 'text', words('分', '分', 'Points'), { text: { nature: 'decimal', least: 0, greatest: 100 } }),
    question('born', 'date', words('生日', '生日', 'Born'), { date: { moving: { to: '2026-09-01-18y' } } }),
    question('gap', 'date-range', words('空档', '空檔', 'Gap'), {
      triggers: [{ when: { ranges: [{ from: '', to: '' }] }, opens: ['q-points'] }],
    }),
    question('langs', 'multiple-choice', words('语', '語', 'Languages'), {
      choice: { fewest: 1, most: 2 },
      options: [choice('fr', '法', '法', 'French'), { ...choice('no', '无', '無', 'None'), excludesOthers: true }],
    }),
  ];
  const { drawn } = open({
    modules: [{ id: 'm', title: words('一', '一', 'M'), author: 'applicant', fields, groups: [] }],
  });
  await drawn;
  fireEvent.click(screen.getByText('Logic'));
  await screen.findByText('Logic of the form: 5 sentences');
  for (const words of [
    'Accepts numbers from 0 to 100.',
    'Accepts no day after this: 18 years before 2026-09-01.',
    'When “Gap” is answered, opens “Points”.',
    'Between 1 and 2 options have to be chosen.',
    'Who chooses None can choose nothing else.',
  ])
    expect(screen.getByText(words)).toBeDefined();
});
