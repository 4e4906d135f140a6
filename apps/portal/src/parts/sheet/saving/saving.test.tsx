import { fields } from '@portico/i18n/fields/en';
import { saving } from '@portico/i18n/saving/en';
import { models } from '@portico/fields/models';
import { ModuleFields } from '@portico/fields/module-fields';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { buildField, buildGroup, buildModule, buildAnswers } from '@portico/form-engine/testing/build-form';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Conflict, SavingState } from '../../../lib/saving/saving.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { ConflictList } from './conflict-list.tsx';
import { ConflictNotes } from './conflict-notes.tsx';
import { SavingWord } from './saving-word.tsx';

afterEach(cleanup);

const quiet: SavingState = {
  word: 'saved',
  unsent: [],
  conflicts: [],
  obstacle: null,
  obstacleText: '',
  refused: [],
  isKeptHere: true,
  savedAt: null,
  newerVersion: false,
  state: 1,
};

function show(part: ReactNode) {
  useSession.setState({ language: 'en' });
  return render(
    <IntlProvider locale="en" messages={{ saving, fields }} timeZone="UTC">
      {part}
    </IntlProvider>,
  );
}

describe('the saving status', () => {
  it.each([
    [{ word: 'saved' }, 'Saved'],
    [{ word: 'saved', savedAt: new Date(2026, 10, 15, 9, 5).getTime() }, 'Saved at 09:05'],
    [{ word: 'saving' }, 'Saving…'],
    [{ word: 'onDevice' }, 'Kept on this device, not sent yet'],
    [{ word: 'retrying' }, 'Not saved yet, trying again. Kept on this device.'],
    [{ word: 'retrying', isKeptHere: false }, 'Not saved yet, trying again. Please keep this page open.'],
    [{ word: 'stopped', isKeptHere: false }, 'Not saved. Please keep this page open.'],
  ] as const)('%j', (state, sentence) => {
    show(<SavingWord state={{ ...quiet, ...state }} onTry={vi.fn()} />);
    expect(screen.getAllByText(sentence)).not.toHaveLength(0);
  });

  it('offers to try at once', async () => {
    const onTry = vi.fn();
    show(<SavingWord state={{ ...quiet, word: 'retrying' }} onTry={onTry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(onTry).toHaveBeenCalledOnce();
  });

  it('announces a lasting status, not a passing one', async () => {
    vi.useFakeTimers();
    const word = (state: Partial<SavingState>) => (
      <IntlProvider locale="en" messages={{ saving }} timeZone="UTC">
        <SavingWord state={{ ...quiet, ...state }} onTry={vi.fn()} />
      </IntlProvider>
    );
    const { rerender } = render(word({}));
    rerender(word({ word: 'saving' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole('status').textContent).toBe('Saved');
    rerender(word({ word: 'stopped' }));
    await vi.advanceTimersByTimeAsync(2000);
    rerender(word({ word: 'stopped' }));
    expect(screen.getByRole('status').textContent).toBe('Not saved. Kept on this device.');
    vi.useRealTimers();
  });
});

describe('conflicts', () => {
  const group = buildGroup('jobs', [buildField('employer')]);
  const form = compileForm(
    { modules: [buildModule('m', [buildField('motto', { preview: { mode: 'hidden' } })], { groups: [group] })] },
    models,
  );
  const [module] = form.modules;
  const conflicts: readonly Conflict[] = [
    { kind: 'field', key: 'motto', mine: { value: 'Onward' }, theirs: null },
    {
      kind: 'group',
      key: 'jobs',
      mine: [buildAnswers({ employer: 'First' })],
      theirs: [buildAnswers({ employer: 'Second' })],
    },
  ];

  it('shows both texts of each, readable even where a preview hides the question, and settles one', async () => {
    const onResolve = vi.fn();
    if (module === undefined) throw new Error('No module');
    show(<ConflictList state={{ conflicts }} module={module} language="en" onResolve={onResolve} />);
    expect(screen.getByText('2 answers were changed in two places')).toBeDefined();
    const side = (name: string) => within(screen.getByRole('region', { name }));
    expect(side('motto: Written here').getByText('Onward')).toBeDefined();
    expect(side('motto: Written elsewhere').getByText('No answer')).toBeDefined();
    expect(side('jobs: Written here').getByText('First')).toBeDefined();
    expect(side('jobs: Written elsewhere').getByText('Second')).toBeDefined();
    await userEvent.click(side('jobs: Written elsewhere').getByRole('button'));
    await userEvent.click(side('motto: Written here').getByRole('button'));
    expect(onResolve.mock.calls).toEqual([
      ['jobs', 'theirs'],
      ['motto', 'mine'],
    ]);
  });

  it('can be reached in one step from anywhere in the form', async () => {
    if (module === undefined) throw new Error('No module');
    const scrollIntoView = vi.fn();
    Object.assign(HTMLElement.prototype, { scrollIntoView });
    show(
      <>
        <SavingWord state={{ ...quiet, word: 'stopped', conflicts }} onTry={vi.fn()} />
        <ConflictList state={{ conflicts }} module={module} language="en" onResolve={vi.fn()} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose which text stays' }));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toContain('Written elsewhere');
  });

  it('are told at the question and the group too, each a step from its two texts and back', async () => {
    if (module === undefined) throw new Error('No module');
    Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn() });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const session = createFormSession(
      form,
      { fields: { motto: { value: 'Onward' } }, rows: {} },
      { language: 'en', today: '2026-11-15' },
    );
    show(
      <>
        <ConflictList state={{ conflicts }} module={module} language="en" onResolve={vi.fn()} />
        <ConflictNotes conflicts={conflicts}>
          <ModuleFields session={session} module={module} language="en" />
        </ConflictNotes>
      </>,
    );
    const [atField, atGroup, ...more] = screen.getAllByRole('button', { name: 'Compare and choose' });
    expect(more).toEqual([]);
    const line = screen.getByRole('textbox', { name: 'motto' });
    const note = document.getElementById(line.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('Changed in another place, too.');
    await userEvent.click(atGroup ?? line);
    expect(document.activeElement?.textContent).toContain('Second');
    await userEvent.click(atField ?? line);
    expect(document.activeElement?.textContent).toContain('No answer');
    await userEvent.click(screen.getByRole('button', { name: 'motto' }));
    expect(document.activeElement).toBe(line);
  });

  it('is hidden without conflicts', () => {
    if (module === undefined) throw new Error('No module');
    const { container } = show(
      <ConflictList state={{ conflicts: [] }} module={module} language="en" onResolve={vi.fn()} />,
    );
    expect(container.textContent).toBe('');
  });
});
