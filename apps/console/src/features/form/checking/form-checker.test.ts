import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { buildField, buildForm } from '@portico/form-engine/testing/build-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormStore } from '../draft/form-store.ts';
import type { CheckRequest } from './check-request.ts';
import { type CheckWorker, FormChecker } from './form-checker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const unseen: FormFindings = [{ key: 'unreachable', place: { module: 'module', field: 'a' } }];
const hint: FormFindings = [{ key: 'sameText', place: { module: 'module' } }];

function open() {
  const opened = { form: buildForm(buildField('a')), revision: 1, changed: null, findings: [], untranslated: [] };
  const store = new FormStore(opened, () => new Promise(() => {}));
  const asked: CheckRequest[] = [];
  const listeners: ((answer: FormFindings) => void)[] = [];
  const worker: CheckWorker = {
    ask: (request) => asked.push(request),
    onAnswer: (listener) => listeners.push(listener),
    terminate: vi.fn(),
  };
  const checker = new FormChecker(store, worker, () => ({
    languages: ['en'],
    untranslated: [],
    today: '2026-11-15',
    uses: [],
  }));
  const answer = (found: FormFindings) => listeners[0]?.(found);
  const label = (text: string) =>
    store.edit(
      (parts) => new Map([...parts, ['field:a', buildField('a', { label: { sc: text, tc: text, en: text } })]]),
    );
  return { store, asked, worker, checker, answer, label };
}

it('checks at once, and tells errors from hints', () => {
  const { store, asked, answer } = open();
  expect(asked).toMatchObject([{ languages: ['en'], today: '2026-11-15' }]);
  answer([...unseen, ...hint]);
  expect(store.read()).toMatchObject({ findings: unseen, hints: hint });
});

it('waits until nobody types, and asks for one check at a time', () => {
  const { asked, answer, label } = open();
  label('one');
  vi.advanceTimersByTime(500);
  label('two');
  vi.advanceTimersByTime(2_000);
  expect(asked).toHaveLength(1);
  answer([]);
  vi.advanceTimersByTime(2_000);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.form.modules[0]?.fields[0]?.label.en).toBe('two');
});

it('keeps what was found until the next answer, and ends with the page', () => {
  const { store, worker, checker, answer, label } = open();
  answer(unseen);
  label('one');
  expect(store.read().findings).toEqual(unseen);
  checker.close();
  expect(worker.terminate).toHaveBeenCalledOnce();
});
