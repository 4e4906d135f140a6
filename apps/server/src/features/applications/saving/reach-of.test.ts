import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswers } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { expect, it } from 'vitest';
import type { SavedModules } from '../../../domain/sheets/sheet.rules.ts';
import { answersIn, statesOf } from '../../../domain/sheets/sheet.rules.ts';
import { reachOf } from './reach-of.ts';

function published(definition: FormDefinition) {
  return { id: 'v', projectId: 'p', number: 1, definition, compiled: compileForm(definition, models) };
}

it('ends with the module where nothing else looks at it', () => {
  const form = published({
    modules: [
      buildModule('one', [buildSwitch('asks', ['told'])]),
      buildModule('two', [buildField('told', { startsShown: false })]),
      buildModule('three', [buildField('alone')]),
    ],
  });
  expect(reachOf(form, 'three')).toEqual({ judged: new Set(['three']), wanted: ['three'] });
  expect(reachOf(form, 'two')).toEqual({ judged: new Set(['two']), wanted: ['two', 'one'] });
  expect(reachOf(form, 'one')).toEqual({ judged: new Set(['one', 'two']), wanted: ['one', 'two'] });
});

it('covers every module whose state can change, judged as by the whole form', () => {
  const context = { language: 'sc', today: '2026-11-15' } as const;
  let spared = 0;
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = randomFrom(seed);
    const form = published(randomForm(random));
    const { compiled, definition } = form;
    const before = randomAnswers(random, definition);
    const after = randomAnswers(random, definition);
    for (const { definition: changed } of compiled.modules) {
      const saved = (isAfter: boolean): NonNullable<SavedModules> =>
        Object.fromEntries(
          compiled.modules.map((module) => {
            const answers = isAfter && module.definition.id === changed.id ? after : before;
            return [module.definition.id, { values: answersIn(module, answers), revision: 1, state: 0 }];
          }),
        );
      const { judged, wanted } = reachOf(form, changed.id);
      spared += compiled.modules.length - wanted.length;
      const read = Object.fromEntries(Object.entries(saved(true)).filter(([id]) => wanted.includes(id)));
      const cases = new Map([
        ...statesOf(compiled, saved(false), context),
        ...statesOf(compiled, read, context, judged),
      ]);
      expect(cases, `seed ${seed}`).toEqual(statesOf(compiled, saved(true), context));
    }
  }
  expect(spared).toBeGreaterThan(200);
});
