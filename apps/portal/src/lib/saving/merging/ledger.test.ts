import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { expect, it, vi } from 'vitest';
import type { SentRequest } from './entry.ts';
import { createLedger } from './ledger.ts';
import { moduleCodecs } from './module-codecs.ts';

const form = compileForm({ modules: [buildModule('m', [buildField('a'), buildField('b')])] }, models);
const [module] = form.modules;
const wires = module === undefined ? new Map() : moduleCodecs(module);

function open(a: string | null = null, revision = 5) {
  const save_field = { normal: a === null ? {} : { a }, column: {} };
  const filed = { revision, form_version: 'v1', save_field };
  return createLedger({ tab: 't', wires, filed, onEntry: vi.fn(), onRequest: vi.fn() });
}

const nobody = { keys: [], save_field: { normal: {}, column: {} } };
const answered = (revision: number, more = {}) => ({
  revision,
  state: 1 as const,
  form_version: 'v1',
  conflicts: nobody,
  changed: nobody,
  ...more,
});
const elsewhere = (normal: Record<string, string>) => ({ keys: ['a'], save_field: { normal, column: {} } });
const request = (a: string, revision = 5, line = 't 1'): SentRequest => ({
  id: `${a} ${revision}`,
  revision,
  formVersion: 'v1',
  values: { a: { a } },
  lines: { a: line },
});

it('keeps a reverted value while the change is being sent, so that the server learns of it', () => {
  const ledger = open('before');
  ledger.write('a', { a: 'after' }, 1);
  const sent = request('after');
  ledger.send(sent);
  ledger.write('a', { a: 'before' }, 2);
  expect([...ledger.entries.keys()]).toEqual(['a']);
  ledger.take(sent, answered(6), sent.id);
  expect(ledger.entries.get('a')).toMatchObject({ value: { a: 'before' }, seen: { a: 'after' } });
  expect(ledger.rivalOf('a')).toBeNull();
});

it('drops a value that was reverted before it was sent', () => {
  const ledger = open('before');
  ledger.write('a', { a: 'after' }, 1);
  ledger.write('a', { a: 'before' }, 2);
  expect(ledger.entries.size).toBe(0);
});

it('ignores an answer that is older than what it knows', () => {
  const ledger = open('newer, from another device', 9);
  const sent = request('mine');
  ledger.adopt([], [sent]);
  ledger.take(sent, answered(6, { changed: elsewhere({ a: 'old' }) }), sent.id);
  expect(ledger.serverValue('a')).toEqual({ a: 'newer, from another device' });
  expect(ledger.revision()).toBe(9);
});

it('does not count a revision as known where a newer form may have altered its changes', () => {
  const ledger = open(null);
  ledger.write('a', { a: 'x' }, 1);
  const sent = request('x');
  ledger.send(sent);
  ledger.take(sent, answered(6, { form_version: 'v2' }), sent.id);
  expect(ledger.entries.size).toBe(0);
  expect(ledger.revision()).toBe(5);
  ledger.take({ ...sent, values: {}, lines: {} }, answered(6, { form_version: 'v2', changed: elsewhere({ a: 'X' }) }));
  expect(ledger.revision()).toBe(6);
  expect(ledger.serverValue('a')).toEqual({ a: 'X' });
});

it('sees two texts where the field changed elsewhere while it was being written', () => {
  const ledger = open('before');
  ledger.write('a', { a: 'mine' }, 1);
  ledger.take({ ...request(''), values: {} }, answered(6, { changed: elsewhere({ a: 'theirs' }) }));
  expect(ledger.rivalOf('a')).toEqual({ value: { a: 'theirs' } });
  ledger.resolve('a', 'mine');
  expect(ledger.rivalOf('a')).toBeNull();
  expect(ledger.entries.get('a')).toMatchObject({ value: { a: 'mine' }, seen: { a: 'theirs' } });
});

it('forgets mine where theirs was chosen, and where both say the same', () => {
  for (const theirs of ['theirs', 'mine']) {
    const ledger = open('before');
    ledger.write('a', { a: 'mine' }, 1);
    ledger.take({ ...request(''), values: {} }, answered(6, { changed: elsewhere({ a: theirs }) }));
    ledger.resolve('a', 'theirs');
    expect(ledger.entries.size).toBe(0);
  }
});

it('shows the texts left by several closed tabs one after another', () => {
  const ledger = open('before');
  const left = (a: string, at: number, seen = 'before') => ({
    key: 'a',
    value: { a },
    seen: { a: seen },
    formVersion: 'v1',
    line: a,
    at,
    rivals: [],
  });
  // The latest text was written on top of `second`, which is therefore not its rival.
  ledger.adopt([left('latest', 4, 'second'), left('third', 3), left('second', 2), left('first', 1)], []);
  expect(ledger.rivalOf('a')).toEqual({ value: { a: 'third' } });
  ledger.resolve('a', 'theirs');
  expect(ledger.rivalOf('a')).toEqual({ value: { a: 'first' } });
  ledger.resolve('a', 'mine');
  expect(ledger.entries.get('a')).toMatchObject({ value: { a: 'third' }, rivals: [] });
});

it('does not treat what another tab sent as the base of this text', () => {
  const ledger = open('before');
  const sent = request('of the other tab', 5, 'other');
  const mine = {
    key: 'a',
    value: { a: 'mine' },
    seen: { a: 'before' },
    formVersion: 'v1',
    line: 'own',
    at: 2,
    rivals: [],
  };
  ledger.adopt([mine], [sent]);
  expect(ledger.rivalOf('a')).toBeNull();
  ledger.take(sent, answered(6), sent.id);
  expect(ledger.rivalOf('a')).toEqual({ value: { a: 'of the other tab' } });
});

it('sends all that was written for a field that the form no longer has', () => {
  const ledger = open();
  const gone = { key: 'gone', seen: null, formVersion: 'v0', rivals: [] };
  ledger.adopt(
    [
      { ...gone, value: { gone: 'one' }, line: '1', at: 2 },
      { ...gone, value: { gone: 'two' }, line: '2', at: 1 },
    ],
    [],
  );
  expect(ledger.rivalOf('gone')).toBeNull();
  const sent = { id: 'x', revision: 5, formVersion: 'v0', values: { gone: { gone: 'one' } }, lines: { gone: '1' } };
  ledger.take(sent, answered(5), 'x');
  expect(ledger.entries.get('gone')).toMatchObject({ value: { gone: 'two' } });
});
