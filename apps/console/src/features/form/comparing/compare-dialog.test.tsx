import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InProject } from '../../../testing/in-project.tsx';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { FormStore } from '../draft/form-store.ts';
import { Selection } from '../draft/selection.ts';
import { EditingContext } from '../draft/use-form.ts';
import { CompareDialog } from './compare-dialog.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function formWith(first: string, second: Partial<FieldDefinition>): FormDefinition {
  const fields = [
    question('one', 'single-choice', words('甲', '甲', first), {
      options: [choice('yes', '是', '是', 'Yes'), choice('no', '否', '否', 'No')],
    }),
    question('two', 'date', words('乙', '乙', 'Two'), second),
  ];
  return { modules: [{ id: 'm', title: words('一', '一', 'M'), author: 'applicant', fields, groups: [] }] };
}

test('a rule is said before and after, each with the words of its version', async () => {
  const form = formWith('First', { shownWhen: { field: 'q-one', chosen: ['yes'] }, date: { moving: { to: 'today' } } });
  const live = formWith('One', {
    shownWhen: { not: { field: 'q-one', chosen: ['no'] } },
    date: { moving: { to: 'today-18y' } },
  });
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: { form: live } }));
  const store = new FormStore(
    { form, revision: 1, changed: null, findings: [], untranslated: [] },
    () => new Promise(() => {}),
  );
  await renderPart(
    <InProject>
      <EditingContext value={{ store, selection: new Selection(), languages: ['en'], live }}>
        <CompareDialog from={1} newest={1} onClose={() => {}} />
      </EditingContext>
    </InProject>,
  );
  expect(await screen.findByText('“One” is not No')).toBeDefined();
  expect(screen.getByText('“First” is Yes')).toBeDefined();
  expect(screen.getByText('… – 18 years before today')).toBeDefined();
  expect(screen.getByText('… – today')).toBeDefined();
});
