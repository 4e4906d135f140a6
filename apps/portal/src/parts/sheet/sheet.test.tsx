import { errors } from '@portico/contract/errors';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { fields } from '@portico/i18n/fields/en';
import { saving } from '@portico/i18n/saving/en';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserWorld } from '../../lib/saving/browser/browser-world.ts';
import { modelServer, type ModelServer } from '../../lib/saving/testing/model-server.ts';
import { renderWords } from '../../testing/render-words.tsx';
import { SheetProblems } from './handing/sheet-problems.tsx';
import { useProblems } from './handing/use-problems.ts';
import { SavingWord } from './saving/saving-word.tsx';
import { SheetConflicts, SheetFields, SheetForm } from './sheet-fields.tsx';
import type { OpenSheet, SheetKind } from './sheet-kind.ts';
import { SheetNotices } from './sheet-notices.tsx';
import { lockBy, Sheet } from './sheet.tsx';
import { useSheetSaving } from './use-sheet-saving.ts';
import { LeftOvers } from './versions/left-overs.tsx';
import { VersionNotice } from './versions/version-notice.tsx';

// A third kind of sheet besides applications and letters: everything that a new kind has to provide.
function questionnaireSheet(server: ModelServer): SheetKind<'over'> {
  return {
    world: (uid) => ({
      ...browserWorld(),
      save: async (call, key) => server.save(call, key),
      signedInAs: () => uid,
      obstacles: new Map([[errors.batchClosed.status, 'batchClosed']]),
    }),
    locks: { batchClosed: 'over' },
  };
}

const words = {
  loading: 'Opening …',
  refused: (reason: string) => `Not taken: ${reason}`,
  retry: 'Again',
  notKept: 'Kept nowhere',
  unsent: 'This never arrived:',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
};

function Questionnaire({ kind, sheet }: { readonly kind: SheetKind<'over'>; readonly sheet: OpenSheet }) {
  const used = useSheetSaving(kind, sheet);
  const { problems, check } = useProblems(sheet);
  return (
    <Sheet
      {...{ sheet, used, words }}
      lock={lockBy(kind, used.state)}
      language="en"
      notice={<p>The questionnaire is over.</p>}
      isSentOnly
    >
      {(written) => (
        <>
          <SavingWord state={written.state.whole} onTry={written.saving.saveNow} />
          <SheetNotices {...written} words={words} />
          <SheetProblems problems={problems ?? []} sheet={sheet} language="en" />
          {sheet.modules.map(({ module }) => (
            <div key={module.definition.id}>
              <SheetConflicts {...written} module={module} language="en" />
              <SheetForm saving={written.saving}>
                <SheetFields state={written.state} session={sheet.session} module={module} language="en" />
              </SheetForm>
            </div>
          ))}
          <button type="button" onClick={check}>
            Check
          </button>
        </>
      )}
    </Sheet>
  );
}

let uid = 0;

function openQuestionnaire(server: ModelServer): OpenSheet {
  const module = buildModule('m', [buildField('colour', { required: true }), buildField('animal')]);
  const form = compileForm({ modules: [module] }, models);
  const session = createFormSession(form, { fields: {}, rows: {} }, { language: 'en', today: '2026-11-16' });
  uid += 1;
  return {
    slug: 'north',
    uid: `u-${uid}`,
    form,
    session,
    modules: form.modules.map((one) => ({ filed: server.filed(), module: one })),
  };
}

function Page({ server }: { readonly server: ModelServer }) {
  const [kind] = useState(() => questionnaireSheet(server));
  const [sheet] = useState(() => openQuestionnaire(server));
  return <Questionnaire kind={kind} sheet={sheet} />;
}

function show(): ModelServer {
  const server = modelServer([['colour', 'animal']]);
  renderWords(<Page server={server} />, { fields, saving });
  return server;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a kind of its own is drawn and saved', async () => {
  const server = show();
  await userEvent.type(await screen.findByRole('textbox', { name: /colour/ }), 'Blue');
  await waitFor(() => expect(JSON.stringify(server.values.get('colour'))).toContain('Blue'));
  await waitFor(() => expect(screen.getAllByText(/^Saved/)).not.toHaveLength(0));
});

test('what is missing is listed, with a way to its field', async () => {
  show();
  const line = await screen.findByRole('textbox', { name: /colour/ });
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'colour' }));
  expect(document.activeElement).toBe(line);
});

test('once the server says that it is over it can be read, and what never arrived can be copied', async () => {
  const server = show();
  const line = await screen.findByRole('textbox', { name: /colour/ });
  await userEvent.type(line, 'Blu');
  await waitFor(() => expect(server.values.get('colour')).toBeDefined());
  server.obstacle = 'batchClosed';
  await userEvent.type(line, 'e');
  await screen.findByText('The questionnaire is over.');
  expect(screen.getByText('This never arrived:')).toBeTruthy();
  expect(screen.getByText('Blue')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a newer form says what it asks differently, and what it has no place for is put away one by one', async () => {
  const answerTo = (name: string) => ({
    uid: `uid of ${name}`,
    field: name,
    name: { sc: name, tc: name, en: name },
    group: '',
    columnNumber: 0,
    value: `a ${name}`,
  });
  const [colour, animal, stone] = ['colour', 'animal', 'stone'].map(answerTo);
  const dismiss = async () => ({ left_over: [animal, stone].flatMap((one) => one ?? []) });
  const filed = { left_over: [colour, animal].flatMap((one) => one ?? []), more_left_over: 1 };
  renderWords(
    <>
      <VersionNotice changes={{ added: ['plant'], gone: ['colour', 'animal'], renamed: [] }} />
      <LeftOvers filed={filed} language="en" isOpen dismiss={dismiss} />
    </>,
    { saving },
  );
  expect(screen.getByText('New questions:').parentElement?.textContent).toContain('plant');
  expect(screen.getByText('a colour')).toBeTruthy();
  screen.getByText('Answers without a place (3)');
  screen.getByText('One more answer follows once you have put some of these away.');
  await userEvent.click(screen.getByRole('button', { name: 'Put away: colour' }));
  await waitFor(() => expect(screen.queryByText('a colour')).toBeNull());
  screen.getByText('Answers without a place (2)');
  expect(screen.queryByText(/follows once/)).toBeNull();
  for (const text of ['a animal', 'a stone']) screen.getByText(text);
});
