import { describe, expect, it } from 'vitest';
import type { Condition } from '../definition/condition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { checkDefinition } from '../publish/check-definition.ts';
import { placedFields, placedSections } from '../publish/placed-field.ts';
import { randomForm } from '../testing/random-form.ts';
import { randomFrom } from '../testing/random.ts';
import { toyModels } from '../testing/toy-models.ts';
import { formOf, isSettings, partName, partsOf } from './form-parts.ts';
import { askableFrom, openableBy } from './offers.ts';

const refusals = ['cycle', 'outOfRow', 'openedByRecommender', 'cannotAsk', 'cannotBeHidden', 'unknownField'];

/** Everything that publishing would have against a rule, in a form that has no other such fault. */
function refused(form: FormDefinition): boolean {
  return checkDefinition(form, toyModels).some(({ key }) => refusals.includes(key));
}

function withSetting(form: FormDefinition, name: string, setting: object): FormDefinition {
  const parts = new Map(partsOf(form));
  const part = parts.get(name);
  if (isSettings(part)) parts.set(name, { ...part, ...setting });
  return formOf(parts);
}

function namesIn(form: FormDefinition): readonly string[] {
  return [
    ...placedFields(form).map(({ definition }) => partName.field(definition.id)),
    ...placedSections(form).map(({ definition, place }) =>
      place.group === undefined ? partName.module(definition.id) : partName.group(definition.id),
    ),
  ];
}

/** A form with modules of every author. */
function formOfAll(seed: number): FormDefinition {
  const random = randomFrom(seed);
  const form = randomForm(random);
  const authors = random.chance(0.3) ? (['applicant', 'recommender'] as const) : (['applicant', 'applicant'] as const);
  return { modules: form.modules.map((module, at) => ({ ...module, author: authors[at] ?? 'applicant' })) };
}

const seeds = Array.from({ length: 60 }, (_one, at) => at + 1);

describe('what a rule may name', () => {
  it('is what publishing accepts, for conditions', () => {
    let asked = 0;
    for (const form of seeds.map(formOfAll).filter((one) => !refused(one))) {
      for (const name of namesIn(form)) {
        const offered = askableFrom(form, toyModels, name, 'shownWhen');
        const ids = new Set(offered.fields.map(({ definition }) => definition.id));
        const rows = new Set(offered.sections.map(({ definition }) => definition.id));
        const statements: [Condition, boolean][] = [
          ...placedFields(form).map(({ definition: { id, type } }): [Condition, boolean] => [
            toyModels[type].readOnly === true ? { field: id, chosen: [] } : { field: id, answered: true },
            ids.has(id),
          ]),
          ...placedSections(form)
            .filter(({ place }) => place.group !== undefined)
            .map(({ definition: { id } }): [Condition, boolean] => [{ group: id, rows: { least: 1 } }, rows.has(id)]),
        ];
        for (const [statement, isOffered] of statements) {
          asked += 1;
          const changed = withSetting(form, name, { shownWhen: statement });
          expect([name, statement, refused(changed)]).toEqual([name, statement, !isOffered]);
        }
      }
    }
    expect(asked).toBeGreaterThan(1_000);
  });

  it('is what publishing accepts, for what an answer opens', () => {
    for (const form of seeds.map(formOfAll).filter((one) => !refused(one))) {
      for (const { definition } of placedFields(form).filter(({ definition: { type } }) => type === 'single-choice')) {
        const { fields, sections } = openableBy(form, toyModels, definition.id);
        const offered = new Set([...fields, ...sections].map((placed) => placed.definition.id));
        for (const { definition: target } of [...placedFields(form), ...placedSections(form)]) {
          const triggers = [...(definition.triggers ?? []), { when: { options: ['a'] }, opens: [target.id] }];
          const isOpened = (definition.triggers ?? []).some(({ opens }) => opens.includes(target.id));
          const changed = withSetting(form, partName.field(definition.id), { triggers });
          if (!isOpened && target.startsShown !== true)
            expect([definition.id, target.id, refused(changed)]).toEqual([
              definition.id,
              target.id,
              !offered.has(target.id),
            ]);
        }
      }
    }
  });
});
