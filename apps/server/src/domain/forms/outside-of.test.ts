import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { randomAnswers } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { randomFrom } from '@portico/form-engine/testing/random';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { describe, expect, it } from 'vitest';
import { outsideOf } from './outside-of.ts';

function outside(form: FormDefinition, id: string) {
  const compiled = compileForm(form, models);
  const module = compiled.modules.find(({ definition }) => definition.id === id);
  return module === undefined ? [] : outsideOf(compiled, module);
}

const keysOf = (form: FormDefinition, id: string) =>
  outside(form, id).map((module) => [module.id, module.fields.map(({ key }) => key)]);

describe('what a module needs of others', () => {
  it('is who opens its fields, and who opens those', () => {
    const form = {
      modules: [
        buildModule('one', [buildSwitch('far', ['near']), buildField('idle')]),
        buildModule('two', [buildSwitch('near', ['shown'], { startsShown: false })], {
          groups: [buildGroup('rows', [buildField('row')])],
        }),
        buildModule('three', [buildField('shown', { startsShown: false })]),
      ],
    };
    expect(keysOf(form, 'three')).toEqual([
      ['one', ['far']],
      ['two', ['near']],
    ]);
    expect(outside(form, 'three')[1]?.groups).toEqual([]);
    expect(keysOf(form, 'one')).toEqual([]);
  });

  it('is what its fields relate to and may not repeat, also from within rows', () => {
    const form = {
      modules: [
        buildModule('one', [buildSwitch('asked', []), buildField('mail'), buildField('idle')]),
        buildModule('two', [], {
          groups: [
            buildGroup('rows', [
              buildField('told', { relation: { field: 'asked', option: 'yes' } }),
              buildField('other', { compare: { fields: ['mail'] } }),
            ]),
          ],
        }),
      ],
    };
    expect(keysOf(form, 'two')).toEqual([['one', ['asked', 'mail']]]);
  });

  it('is enough to judge a module as the whole form would', () => {
    const context = { language: 'sc', today: '2026-11-15' } as const;
    let needed = 0;
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const random = randomFrom(seed);
      const form = randomForm(random);
      const answers = randomAnswers(random, form);
      const whole = judgeForm(compileForm(form, models), answers, context);
      for (const [index, module] of form.modules.entries()) {
        const others = outside(form, module.id);
        needed += others.length;
        const part = { modules: [module, ...others] };
        const [alone] = judgeForm(compileForm(part, models), within(part, answers), context);
        expect(alone, `seed ${seed}`).toEqual(whole[index]);
      }
    }
    expect(needed).toBeGreaterThan(500);
  });
});

function within({ modules }: FormDefinition, answers: FormAnswers): FormAnswers {
  const keys = new Set(modules.flatMap(({ fields, groups }) => [...fields, ...groups].map(({ key }) => key)));
  const some = <T>(part: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => keys.has(key)));
  return { fields: some(answers.fields), rows: some(answers.rows) };
}
