import { expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { buildAnswers, buildField, buildGroup, buildModule, buildSwitch } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import type { FormAnswers } from '../values/answer.ts';
import { effectBetween } from './effect-on.ts';

const context = { language: 'en', today: '2026-11-17' } as const;
const needed = (key: string, rest: Partial<FieldDefinition> = {}) => buildField(key, { required: true, ...rest });

const old: FormDefinition = {
  modules: [
    buildModule('one', [needed('a'), buildField('b')], { required: true }),
    buildModule('two', [needed('c')], { required: true }),
    buildModule('three', [needed('d')], { groups: [buildGroup('g', [buildField('r')])] }),
  ],
};
const finished = buildAnswers({ a: '1', c: '2' });

/** The older form with other modules in place of its own. */
function withModules(...changed: FormDefinition['modules']): FormDefinition {
  return { modules: old.modules.map((module) => changed.find(({ id }) => id === module.id) ?? module) };
}

const questionAdded = withModules(buildModule('one', [needed('a'), buildField('b'), needed('z')], { required: true }));

it.each<[string, FormDefinition, FormAnswers['fields'], object]>([
  ['nothing where nothing changes', old, finished, {}],
  ['nothing where a question is optional', addOptional(), finished, {}],
  ['a new question where its module was in order', questionAdded, buildAnswers({ a: '1' }), { asked: ['z'] }],
  ['nothing where its module is not begun', questionAdded, buildAnswers({ c: '2' }), {}],
  ['nothing where its module is half done', questionAdded, buildAnswers({ b: '2' }), {}],
  ['a new question to whoever had finished', questionAdded, finished, { asked: ['z'], becomesIncomplete: true }],
  [
    'a new module to whoever had finished',
    { modules: [...old.modules, buildModule('four', [needed('z')], { required: true })] },
    finished,
    { asked: ['z'], becomesIncomplete: true },
  ],
  [
    'a new module, which is not required, to nobody',
    { modules: [...old.modules, buildModule('four', [needed('z')])] },
    finished,
    {},
  ],
  [
    'a removed question with its answer',
    withModules(buildModule('one', [needed('a')], { required: true })),
    buildAnswers({ a: '1', b: 'typed', c: '2' }),
    { lost: ['b'] },
  ],
  [
    'a question that a switch opens only',
    withModules(buildModule('one', [needed('a'), buildSwitch('s', ['z']), needed('z')], { required: true })),
    finished,
    {},
  ],
])('%s', (_what, next, fields, expected) => {
  const { lost, asked, becomesIncomplete } = effectBetween(compileForm(old, toyModels), compileForm(next, toyModels))(
    { fields, rows: {} },
    context,
  );
  expect({
    lost: lost.map(({ key }) => key),
    asked: asked.map(({ field }) => field),
    becomesIncomplete,
  }).toEqual({ lost: [], asked: [], becomesIncomplete: false, ...expected });
});

function addOptional(): FormDefinition {
  return withModules(buildModule('one', [needed('a'), buildField('b'), buildField('z')], { required: true }));
}
