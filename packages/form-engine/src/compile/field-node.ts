import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldModel } from '../field-model.ts';
import type {
  CompiledCalculation,
  CompiledCondition,
  CompiledField,
  CompiledRelation,
  Opener,
} from './compiled-form.ts';

/** A compiled field while its links are still being built. */
export interface FieldNode extends CompiledField {
  openers: NodeOpener[];
  gate: FieldNode | null;
  relation: (CompiledRelation & { readonly to: FieldNode }) | null;
  shownWhen: NodeCondition | null;
  requiredWhen: NodeCondition | null;
  under: FieldNode | null;
  calculation: NodeCalculation | null;
  controls: FieldNode[];
  compares: FieldNode[];
  rechecks: FieldNode[];
  birthdays: FieldNode[];
  rank: number;
}

interface NodeCalculation extends CompiledCalculation {
  readonly named: ReadonlyMap<string, FieldNode>;
}

interface NodeCondition extends CompiledCondition {
  readonly named: ReadonlyMap<string, FieldNode>;
}

interface NodeOpener extends Opener {
  readonly by: FieldNode;
}

// Most fields have no links: they share empty lists, which `linked` replaces before the first entry.
const none: never[] = [];

export function fieldNode(
  definition: FieldDefinition,
  model: FieldModel,
  module: string,
  group: string | null,
  gate: FieldNode | null = null,
): FieldNode {
  return {
    definition,
    // Nobody answers a calculated field: it is neither required nor saved.
    model: definition.calculated === undefined ? model : { ...model, readOnly: true },
    module,
    group,
    gate,
    openers: none,
    relation: null,
    shownWhen: null,
    requiredWhen: null,
    under: null,
    calculation: null,
    controls: none,
    compares: none,
    rechecks: none,
    birthdays: none,
    rank: 0,
  };
}

type Links = 'controls' | 'compares' | 'rechecks' | 'birthdays';

/** A duplicate link is harmless: following links visits each field once. */
export function link(from: FieldNode, list: Links, to: FieldNode): void {
  if (from[list] === none) from[list] = [to];
  else from[list].push(to);
}

export function addOpener(field: FieldNode, opener: NodeOpener): void {
  if (field.openers === none) field.openers = [opener];
  else field.openers.push(opener);
}

/**
 * A plain field can control anything; a field of a row only its own row, since a plain field would not know which row
 * counts.
 */
export function canReach(from: { readonly group: string | null }, to: { readonly group: string | null }): boolean {
  return from.group === null || from.group === to.group;
}
