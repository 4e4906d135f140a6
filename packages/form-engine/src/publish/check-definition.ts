import { linkedNodes } from '../compile/linked-nodes.ts';
import { rankFields } from '../compile/rank-fields.ts';
import type { FormDefinition, GroupDefinition } from '../definition/form-definition.ts';
import type { FieldModels, FieldModel } from '../field-model.ts';
import { type Language, languages } from '../language.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkAsked } from './check-asked.ts';
import { checkCalculated } from './check-calculated.ts';
import { checkConditions } from './check-conditions.ts';
import { checkDefaults } from './check-defaults.ts';
import { checkDistinctRows } from './check-distinct-rows.ts';
import { checkReach } from './check-reach.ts';
import { checkReferences, countLinks } from './check-references.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { checkNames } from './check-names.ts';
import { checkUnder } from './check-under.ts';
import { checkWords } from './check-words.ts';
import { type PlacedField, placedFields, placedSections } from './placed-field.ts';

const mostFields = 10_000;
const mostLinks = 100_000;

/**
 * Everything that prevents publishing a form, each with its place; empty if there is nothing. `offered` are the
 * languages in which people can fill it in; in those of `untranslated` texts may be missing. Never throws.
 */
export function checkDefinition(
  form: FormDefinition,
  models: FieldModels,
  offered: readonly Language[] = languages,
  untranslated: readonly Language[] = [],
): readonly DefinitionProblem[] {
  const fields = placedFields(form);
  const sections = placedSections(form);
  const last = fields.at(-1);
  if (fields.length > mostFields && last !== undefined) {
    return [{ key: 'tooManyFields', place: last.place, params: { count: fields.length, most: mostFields } }];
  }
  const links = countLinks(fields);
  if (links > mostLinks && last !== undefined) {
    return [{ key: 'tooManyLinks', place: { module: last.place.module }, params: { count: links, most: mostLinks } }];
  }
  return [
    ...checkNames(form, fields),
    ...form.modules.flatMap((module) => module.groups.flatMap((group) => checkGroup(module.id, group))),
    ...checkReferences(fields, sections, models),
    ...checkConditions(fields, sections, models, offered),
    ...checkAsked(fields, sections, models),
    ...checkUnder(fields, models),
    ...checkCalculated(fields, models),
    ...checkDefaults(fields, models),
    ...checkAddresses(fields, sections),
    ...checkReach(fields, sections, models),
    ...checkDistinctRows(fields, models),
    ...checkWords(form, models, offered, untranslated),
    ...checkCycles(form, models),
    ...fields.flatMap((field) => checkSettings(field, models[field.definition.type])),
  ];
}

function checkCycles(form: FormDefinition, models: FieldModels): readonly DefinitionProblem[] {
  const { cycle } = rankFields(linkedNodes(form, models).controlled);
  const [first] = cycle;
  if (first === undefined) return [];
  const path = [...cycle, first].map((field) => field.definition.key).join(' → ');
  const place = { module: first.module, field: first.definition.id };
  return [{ key: 'cycle', place: first.group === null ? place : { ...place, group: first.group }, params: { path } }];
}

const mostRows = 200;

/** A group needs room for at least one row, and whole numbers of rows. */
function checkGroup(module: string, group: GroupDefinition): readonly DefinitionProblem[] {
  const { requiredRows, extraRows } = group;
  const isWhole = [requiredRows, extraRows].every((count) => Number.isInteger(count) && count >= 0);
  const most = requiredRows + extraRows;
  if (isWhole && most >= 1 && most <= mostRows) return [];
  return [{ key: 'rowNumbers', place: { module, group: group.key }, params: { most: mostRows } }];
}

/** What the type itself finds wrong with a field's settings. */
function checkSettings({ definition, place }: PlacedField, model: FieldModel): readonly DefinitionProblem[] {
  return (model.checkSettings?.(definition) ?? []).map(({ key, params }) => ({
    key: 'settings',
    place,
    params: { ...params, setting: key },
  }));
}
