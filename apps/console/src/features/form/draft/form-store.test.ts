import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import type { SaveFormDraft } from '@portico/contract/form-draft.schemas';
import { applyChanges } from '@portico/form-engine/editing/apply-changes';
import { type FormParts, formOf, listIn, partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildModule, local } from '@portico/form-engine/testing/build-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addField, changeSettings, removePart } from '../editing/operations.ts';
import { FormStore } from './form-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const form = { modules: [buildModule('m', [buildField('a'), buildField('b')])] };
const list = 'fields-of-module:m';

/** A server with one draft, which somebody else may change as well. */
function openServer() {
  let revision = 0;
  let parts: FormParts = partsOf(form);
  const server = {
    sent: 0,
    change(operation: (parts: FormParts) => FormParts) {
      parts = operation(parts);
      revision += 1;
    },
    keys: () => listIn(parts, list),
    save: async (known: number, changes: SaveFormDraft['input']['changes']): Promise<SaveFormDraft['output']> => {
      server.sent += 1;
      const asked = new Map(Object.entries(changes).map(([name, { from, to }]) => [name, { from, to }]));
      const merged = applyChanges(parts, asked);
      if (merged.conflicts.length > 0) {
        const data = { revision, form: formOf(parts), parts: [...merged.conflicts] };
        throw new CallFailed({ kind: 'refused', status: errors.formConflict.status, data });
      }
      const isNewest = known === revision;
      server.change(() => merged.parts);
      return { revision, form: isNewest ? null : formOf(parts), changed: null, findings: [] };
    },
  };
  const store = new FormStore({ form, revision: 0, changed: null, findings: [], untranslated: [] }, server.save);
  return { server, store, rest: () => vi.advanceTimersByTimeAsync(1_000) };
}

const addTo = (id: string) => (parts: FormParts) => addField(parts, list, 1, 'text', id);
const rename = (words: string) => (parts: FormParts) => changeSettings(parts, 'field:a', { label: local(words) });
const keysOf = (store: FormStore) => listIn(store.readParts(), list);

describe('a form while somebody works on it', () => {
  it('is saved after a rest, once for many strokes, and says so only then', async () => {
    const { server, store, rest } = openServer();
    for (const words of ['A', 'An', 'Any']) store.edit(rename(words), 'label');
    expect(store.read().status).toBe('unsaved');
    await rest();
    expect([server.sent, store.read().status]).toEqual([1, 'saved']);
  });

  it('takes back strokes in one place as one step, and does them again', async () => {
    const { server, store, rest } = openServer();
    for (const words of ['A', 'An']) store.edit(rename(words), 'label');
    store.edit(addTo('x'));
    store.undo();
    store.undo();
    expect(formOf(store.readParts())).toEqual(form);
    store.redo();
    store.redo();
    await rest();
    expect(server.keys()).toEqual(['a', 'x', 'b']);
    expect(store.readPart('field:a')).toMatchObject({ label: local('An') });
  });

  it('gets what somebody else has changed, and undo leaves that alone', async () => {
    const { server, store, rest } = openServer();
    store.edit(addTo('mine'));
    server.change((parts) => addField(parts, list, 2, 'text', 'theirs'));
    await rest();
    expect(keysOf(store)).toEqual(expect.arrayContaining(['mine', 'theirs']));
    store.undo();
    await rest();
    expect(server.keys()).toEqual(['a', 'b', 'theirs']);
  });

  it('asks where both changed the same, and goes on with the answer', async () => {
    for (const whose of ['mine', 'theirs'] as const) {
      const { server, store, rest } = openServer();
      server.change(rename('theirs'));
      store.edit(rename('mine'), 'label');
      store.edit(addTo('x'));
      await rest();
      expect(store.read().conflict).toMatchObject({ parts: ['field:a'] });
      store.decide(whose);
      await rest();
      expect(store.read()).toMatchObject({ status: 'saved', conflict: null });
      expect(store.readPart('field:a')).toMatchObject({ label: local(whose) });
      expect(server.keys()).toEqual(['a', 'x', 'b']);
    }
  });

  it('says that a step cannot be taken back where somebody else has changed the part since', async () => {
    const { server, store, rest } = openServer();
    store.edit(rename('mine'), 'label');
    await rest();
    server.change(rename('theirs'));
    store.edit(addTo('x'));
    await rest();
    store.undo();
    expect(store.read().isUndoLost).toBe(false);
    store.undo();
    expect(store.read().isUndoLost).toBe(true);
    expect(store.readPart('field:a')).toMatchObject({ label: local('theirs') });
  });

  it('tells only whoever shows a part that it has changed', () => {
    const { store } = openServer();
    const told: string[] = [];
    for (const name of ['field:a', 'field:b', list]) store.subscribePart(name, () => told.push(name));
    store.edit(rename('A'));
    store.edit((parts) => removePart(parts, 'field:b'));
    expect(told).toEqual(['field:a', list, 'field:b']);
  });
});
