import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { placedFields } from '../publish/placed-field.ts';
import { type FieldNode, fieldNode } from './field-node.ts';
import { type Gates, gatesOf } from './gates.ts';
import { linkFields } from './link-fields.ts';
import { type Counters, countersOf } from './row-counters.ts';

interface LinkedNodes {
  /** By the id of the field. */
  readonly fields: ReadonlyMap<string, FieldNode>;
  readonly gates: Gates;
  readonly counters: Counters;
  /** What others control. */
  readonly controlled: readonly FieldNode[];
}

/** The links between the fields of a form, which may still have any mistake. */
export function linkedNodes(form: FormDefinition, models: FieldModels): LinkedNodes {
  const gates = gatesOf(form);
  const fields = new Map(
    placedFields(form).map(({ definition, place, module, group }) => [
      definition.id,
      fieldNode(
        definition,
        models[definition.type],
        place.module,
        place.group ?? null,
        group === undefined ? gates.ofModule(module) : gates.ofGroup(group, module),
      ),
    ]),
  );
  const counters = countersOf(form, gates);
  return { fields, gates, counters, controlled: linkFields(fields, gates, counters) };
}
