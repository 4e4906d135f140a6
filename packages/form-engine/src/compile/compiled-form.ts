import type { Calculation } from '../definition/calculation.ts';
import type { Condition } from '../definition/condition.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';
import type { TriggerCondition } from '../definition/trigger.ts';
import type { FieldModel } from '../field-model.ts';

/** A form version prepared for fast evaluation. Built once, shared by everybody, never changed afterwards. */
export interface CompiledForm {
  readonly modules: readonly CompiledModule[];
  readonly byKey: ReadonlyMap<string, CompiledField>;
  readonly byId: ReadonlyMap<string, CompiledField>;
  readonly groups: ReadonlyMap<string, CompiledGroup>;
  /** The gates of conditional groups and modules. */
  readonly gates: readonly CompiledField[];
  /** The row counters of groups that conditions ask about, by the group's key. */
  readonly counters: ReadonlyMap<string, CompiledField>;
  /** Plain fields and gates that others control, each after all that control it. */
  readonly controlled: readonly CompiledField[];
}

export interface CompiledModule {
  readonly definition: ModuleDefinition;
  /** A stand-in for the module among the fields: it shows while the module does. Null if the module always shows. */
  readonly gate: CompiledField | null;
  readonly fields: readonly CompiledField[];
  readonly groups: readonly CompiledGroup[];
}

export interface CompiledGroup {
  readonly definition: GroupDefinition;
  /** The same for the group; its module's gate if the group itself has no condition. */
  readonly gate: CompiledField | null;
  readonly module: string;
  readonly fields: readonly CompiledField[];
  /** As in the form: the fields of a row that others control, in order. */
  readonly controlled: readonly CompiledField[];
}

export interface CompiledField {
  readonly definition: FieldDefinition;
  readonly model: FieldModel;
  readonly module: string;
  /** The key of its repeatable group; null for a plain field. */
  readonly group: string | null;
  readonly openers: readonly Opener[];
  readonly relation: CompiledRelation | null;
  /** It shows only while this holds. */
  readonly shownWhen: CompiledCondition | null;
  readonly requiredWhen: CompiledCondition | null;
  /** Its answer is worked out from others. */
  readonly calculation: CompiledCalculation | null;
  /** The field on whose answer its options depend. */
  readonly under: CompiledField | null;
  /** The gate of its group or module: behind a closed gate nothing shows. */
  readonly gate: CompiledField | null;
  /** Fields whose visibility depends on this one. */
  readonly controls: readonly CompiledField[];
  /** Fields that this one must not repeat. */
  readonly compares: readonly CompiledField[];
  /** Fields to check again when this one changes: they must not repeat it, or it decides what is asked of them. */
  readonly rechecks: readonly CompiledField[];
  /** Birthday fields that are filled from this ID card. */
  readonly birthdays: readonly CompiledField[];
  /** Greater than the rank of every field that controls it. */
  readonly rank: number;
}

/** A field that opens another when its answer meets the condition. */
export interface Opener {
  readonly by: CompiledField;
  readonly when: TriggerCondition;
}

export interface CompiledRelation {
  readonly to: CompiledField;
  readonly option: string;
}

/** A calculation with the fields that it reads, by id, and the counters of the groups they are in. */
export interface CompiledCalculation {
  readonly rule: Calculation;
  readonly named: ReadonlyMap<string, CompiledField>;
}

/** A condition, and the fields and row counters it is about, by subject. What it cannot reach is missing. */
export interface CompiledCondition {
  readonly condition: Condition;
  readonly named: ReadonlyMap<string, CompiledField>;
}
