import {
  fieldIn,
  type FormParts,
  groupIn,
  isSettings,
  moduleIn,
  partName,
} from '@portico/form-engine/editing/form-parts';
import type { OutsideRule } from '../outside-rules.ts';
import { valueAt, withValueAt } from '../set-in.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A rule that can be left out, and the form without it. */
interface LooseRule {
  readonly name: string;
  readonly rule: OutsideRule | (typeof ownSettings)[number];
  readonly without: (parts: FormParts) => FormParts;
}

const ownRules = ['triggers', 'filledFromIdCard', 'calculated'] as const;
const ownSettings = ['defaultValue', 'filledFromAccount'] as const;

/** The simple rules of a question, and those of others about it. A condition of several statements is none of them. */
export function rulesAbout(parts: FormParts, id: string): readonly LooseRule[] {
  const own = partName.field(id);
  const type = fieldIn(parts, id)?.type;
  const ofOthers = [...parts.keys()].flatMap((name) => (name === own ? [] : rulesOf(parts, name, id)));
  const isSet = (path: string) => valueAt(parts.get(own), path) !== undefined;
  const isSameType = (other: string) => fieldIn(parts, other)?.type === type;
  return [
    ...[...ownRules, ...ownSettings].filter(isSet).map((rule) => unset(own, rule)),
    ...(isSet('compare') ? [loose(own, 'compare', (part) => comparedWith(part, isSameType))] : []),
    ...(isSet('choice.under') ? [loose(own, 'under', alwaysOffered)] : []),
    ...ofOthers,
  ];
}

function rulesOf(parts: FormParts, name: string, id: string): readonly LooseRule[] {
  const own = name.slice(name.indexOf(':') + 1);
  const field = name === partName.field(own) ? fieldIn(parts, own) : undefined;
  const group = name === partName.group(own) ? groupIn(parts, own) : undefined;
  const module = name === partName.module(own) ? moduleIn(parts, own) : undefined;
  const { relation } = field ?? group ?? module ?? {};
  return [
    ...(relation?.field === id ? [unset(name, 'relation')] : []),
    ...(field?.filledFromIdCard === id ? [unset(name, 'filledFromIdCard')] : []),
    ...(field?.compare?.fields.includes(id) === true
      ? [loose(name, 'compare', (part) => comparedWith(part, (other) => other !== id))]
      : []),
    ...(field?.choice?.under === id ? [loose(name, 'under', alwaysOffered)] : []),
  ];
}

function unset(name: string, rule: LooseRule['rule']): LooseRule {
  return loose(name, rule, (part) => withValueAt(part, rule, undefined));
}

function loose(name: string, rule: LooseRule['rule'], change: (part: Settings) => Settings): LooseRule {
  return {
    name,
    rule,
    without: (parts) => {
      const part = parts.get(name);
      return isSettings(part) ? new Map(parts).set(name, change(part)) : parts;
    },
  };
}

function comparedWith(part: Settings, isKept: (id: string) => boolean): Settings {
  const compare = part['compare'];
  const fields = isSettings(compare) && Array.isArray(compare['fields']) ? compare['fields'].filter(isKept) : [];
  return fields.length === 0 ? withValueAt(part, 'compare', undefined) : withValueAt(part, 'compare.fields', fields);
}

/** Options that no longer depend on an answer. */
function alwaysOffered(part: Settings): Settings {
  const options = part['options'];
  const free = Array.isArray(options)
    ? options.map((option: unknown) => (isSettings(option) ? withValueAt(option, 'under', undefined) : option))
    : undefined;
  return { ...withValueAt(part, 'choice.under', undefined), ...(free && { options: free }) };
}
