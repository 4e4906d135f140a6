import { models } from '@portico/fields/models';
import { settingsOf } from '@portico/fields/settings';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import { fieldIn, type FormParts, formOf, groupIn, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { ruleProblems } from '@portico/form-engine/editing/rule-problems';
import type { LocalText } from '@portico/form-engine/language';
import { labelOf } from '../../draft/label-of.ts';
import { carrySettings } from './carry-settings.ts';
import type { DroppedRule } from '../outside-rules.ts';
import { rulesAbout } from './rules-about.ts';

/** A question as one of another type, and what does not go with it. */
export interface TypeChange {
  readonly parts: FormParts;
  /** Its settings that the other type has not. */
  readonly settings: readonly LocalText[];
  /** Its rules, and rules of others about it, that can no longer hold. */
  readonly rules: readonly DroppedRule[];
  /** What has a condition that can no longer hold. It stays, since without it the condition would mean something else. */
  readonly toMend: readonly LocalText[];
  /** What its answers opened, and what shows to everybody now. */
  readonly alwaysShown: readonly LocalText[];
  /** It no longer follows its entry of the question bank. */
  readonly isUnlinked: boolean;
}

/**
 * Changes the type of a question. Its key and its words stay, and every setting that both types have. Publishing is asked
 * about the rules: what it would refuse now and would have accepted before does not go with it.
 */
export function changeType(parts: FormParts, id: string, type: FieldType): TypeChange {
  const field = fieldIn(parts, id);
  if (field === undefined) return { parts, settings: [], rules: [], toMend: [], alwaysShown: [], isUnlinked: false };
  const { settings, lost } = carrySettings(field, type);
  const before = new Set(freshProblems(parts, new Set(), []).map(asText));
  const rules: DroppedRule[] = [];
  const alsoLost: LocalText[] = [];
  let next: FormParts = new Map(parts).set(partName.field(id), settings);
  let left = freshProblems(next, before).length;
  for (const { name, rule, without } of rulesAbout(next, id)) {
    if (left === 0) break;
    const trial = without(next);
    const fewer = freshProblems(trial, before).length;
    if (fewer >= left) continue;
    next = trial;
    left = fewer;
    if (rule === 'defaultValue' || rule === 'filledFromAccount') alsoLost.push(wordsOf(type, rule));
    else rules.push({ name: labelOf(parts, name), rule });
  }
  const unsound = new Set(freshProblems(next, before, []).map(({ place }) => nameOf(next, place)));
  const opened = openedIn(next);
  const freed = [...openedIn(parts)].filter((name) => !opened.has(name) && !unsound.has(name));
  return {
    parts: next,
    settings: [...lost, ...alsoLost],
    rules,
    toMend: [...unsound].map((name) => labelOf(parts, name)),
    alwaysShown: freed.map((name) => labelOf(parts, name)),
    isUnlinked: field.bank !== undefined,
  };
}

type Problem = ReturnType<typeof ruleProblems>[number];

/** Leaving a rule out may leave something that never shows: that is said at the end, and no reason to keep the rule. */
const consequences: readonly Problem['key'][] = ['neverShown'];

function freshProblems(
  parts: FormParts,
  before: ReadonlySet<string>,
  ignored: readonly Problem['key'][] = consequences,
): readonly Problem[] {
  return ruleProblems(formOf(parts), models).filter(
    (problem) => !ignored.includes(problem.key) && !before.has(asText(problem)),
  );
}

function asText(problem: Problem): string {
  return JSON.stringify(problem);
}

/** The names of all that some answer opens. */
function openedIn(parts: FormParts): ReadonlySet<string> {
  const { modules } = formOf(parts);
  const fields = modules.flatMap((module) => [module, ...module.groups].flatMap((section) => section.fields));
  const ids = fields.flatMap(({ triggers = [] }) => triggers.flatMap(({ opens }) => opens));
  const named = (id: string) =>
    [partName.field(id), partName.group(id), partName.module(id)].filter((name) => parts.has(name)).slice(0, 1);
  return new Set(ids.flatMap(named));
}

/** What a setting is called in the panel. */
function wordsOf(type: FieldType, path: string): LocalText {
  return settingsOf(type).find((setting) => setting.path === path)?.label ?? nothing;
}

/** The name of the part that a problem is about. */
function nameOf(parts: FormParts, { module, group, field }: Problem['place']): string {
  if (field !== undefined) return partName.field(field);
  // Groups are placed by their keys.
  const id = listIn(parts, partName.groupsOfModule(module)).find((one) => groupIn(parts, one)?.key === group);
  return id === undefined ? partName.module(module) : partName.group(id);
}

const nothing: LocalText = { sc: '', tc: '', en: '' };
