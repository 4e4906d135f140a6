import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { FieldScope, FieldState } from '@portico/form-engine/session/field-scope';
import type { Answer } from '@portico/form-engine/values/answer';
import { render } from '@testing-library/react';
import { FieldServicesProvider, type FieldServices } from '../field-services.ts';
import { FieldHost } from '../host/field-host.tsx';
import { models } from '../models.ts';
import { FieldWords } from './field-words.tsx';

/**
 * Renders one field in its host, with a scope that checks as the engine does. `answer()` returns its current answer.
 */
export function renderField(
  field: FieldDefinition,
  {
    answer,
    language = 'en',
    services,
  }: { answer?: Answer; language?: Language; services?: Partial<FieldServices> } = {},
) {
  const model = models[field.type];
  const scope = oneFieldScope(field, answer ?? model.empty, language);
  const view = render(
    <FieldWords language={language}>
      <FieldServicesProvider value={{ ...testServices, ...services }}>
        <FieldHost scope={scope} field={field} language={language} />
      </FieldServicesProvider>
    </FieldWords>,
  );
  return { ...view, answer: () => scope.read(field.key).answer };
}

const testServices: FieldServices = {
  upload: (file) =>
    Promise.resolve({ uid: `uid-${file.name}`, name: file.name, url: `/files/${file.name}`, size: file.size }),
  addressOf: (file) => file.url,
  today: () => '2026-11-15',
  now: () => Date.UTC(2026, 10, 15),
  personName: 'Lin Jiahe',
};

/** Checks one field as the engine does. */
export function oneFieldScope(field: FieldDefinition, first: Answer, language: Language): FieldScope {
  const model = models[field.type];
  let state: FieldState = { answer: first, visible: true, problem: null, definition: field, waitsFor: null };
  let left = false;
  const listeners = new Set<() => void>();
  const settle = (answer: Answer) => {
    const found = model.isEmpty(answer)
      ? field.required === true
        ? ({ key: 'required' } as const)
        : null
      : model.check(answer, field, { language, today: '2026-11-15' });
    state = { answer, visible: true, problem: left ? found : null, definition: field, waitsFor: null };
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (_key, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (_key, answer) => settle(answer),
    leave: () => {
      left = true;
      settle(state.answer);
    },
  };
}
