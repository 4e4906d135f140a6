import type { FieldDefinition } from '../definition/field-definition.ts';
import type { GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';
import type { TriggerCondition } from '../definition/trigger.ts';
import type { FieldModel } from '../field-model.ts';

/** A form version made ready to answer questions quickly. Built once, shared by everybody, never changed afterwards. */
export interface CompiledForm {
  readonly modules: readonly CompiledModule[];
  readonly byKey: ReadonlyMap<string, CompiledField>;
  readonly byId: ReadonlyMap<string, CompiledField>;
  readonly groups: ReadonlyMap<string, CompiledGroup>;
  /** Of groups and modules that are shown by condition. */
  readonly gates: readonly CompiledField[];
  /** Plain fields and gates that others control, each after all that control it. */
  readonly controlled: readonly CompiledField[];
}

export interface CompiledModule {
  readonly definition: ModuleDefinition;
  /** Stands for the module among the fields: it shows while the module does. Null where it always shows. */
  readonly gate: CompiledField | null;
  readonly fields: readonly CompiledField[];
  readonly groups: readonly CompiledGroup[];
}

export interface CompiledGroup {
  readonly definition: GroupDefinition;
  /** The same for the group; its module's where the group itself has no condition. */
  readonly gate: CompiledField | null;
  readonly module: string;
  readonly fields: readonly CompiledField[];
  /** As in the form: those of a row that others control, in order. */
  readonly controlled: readonly CompiledField[];
}

export interface CompiledField {
  readonly definition: FieldDefinition;
  readonly model: FieldModel;
  readonly module: string;
  /** Key of the repeatable group it belongs to; null for a plain field. */
  readonly group: string | null;
  readonly openers: readonly Opener[];
  readonly relation: CompiledRelation | null;
  /** The gate of the group or module that it stands in: behind a closed one nothing shows. */
  readonly gate: CompiledField | null;
  /** Fields whose showing depends on this one. */
  readonly controls: readonly CompiledField[];
  /** Fields this one may not repeat, and fields that may not repeat this one. */
  readonly compares: readonly CompiledField[];
  readonly comparedBy: readonly CompiledField[];
  /** Birthdays that this ID card fills. */
  readonly birthdays: readonly CompiledField[];
  /** Greater than that of every field that controls it. */
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
