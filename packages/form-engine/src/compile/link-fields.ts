import { compileCalculation } from './compile-calculation.ts';
import { compileCondition } from './compile-condition.ts';
import { addOpener, canReach, type FieldNode, link } from './field-node.ts';
import type { Gates } from './gates.ts';
import type { Counters } from './row-counters.ts';

/**
 * Links fields and gates, and returns those that others control. Unknown ids are ignored, since publishing refuses
 * them.
 */
export function linkFields(
  byId: ReadonlyMap<string, FieldNode>,
  gates: Gates,
  counters: Counters,
): readonly FieldNode[] {
  const controlled = new Set<FieldNode>();
  for (const field of [...byId.values(), ...gates.all, ...counters.byId.values()]) {
    const { triggers, relation, shownWhen, requiredWhen, choice, calculated, compare, filledFromIdCard } =
      field.definition;
    for (const trigger of triggers ?? []) {
      for (const id of trigger.opens) {
        const opened = byId.get(id) ?? gates.byId.get(id);
        if (opened === undefined || !canReach(field, opened)) continue;
        addOpener(opened, { by: field, when: trigger.when });
        link(field, 'controls', opened);
        controlled.add(opened);
      }
    }
    if (field.gate !== null) {
      link(field.gate, 'controls', field);
      controlled.add(field);
    }
    const related = relation && byId.get(relation.field);
    if (relation && related && canReach(related, field)) {
      field.relation = { to: related, option: relation.option };
      link(related, 'controls', field);
      controlled.add(field);
    }
    if (shownWhen !== undefined) {
      field.shownWhen = compileCondition(shownWhen, field, byId, counters);
      for (const named of field.shownWhen.named.values()) link(named, 'controls', field);
      controlled.add(field);
    }
    if (requiredWhen !== undefined) {
      field.requiredWhen = compileCondition(requiredWhen, field, byId, counters);
      for (const named of field.requiredWhen.named.values()) link(named, 'rechecks', field);
    }
    const above = choice?.under === undefined ? undefined : byId.get(choice.under);
    if (above !== undefined && canReach(above, field)) {
      field.under = above;
      link(above, 'controls', field);
      link(above, 'rechecks', field);
      controlled.add(field);
    }
    if (calculated !== undefined && field.group === null) {
      field.calculation = compileCalculation(calculated, byId, counters);
      for (const named of field.calculation.named.values()) link(named, 'controls', field);
      controlled.add(field);
    }
    for (const id of compare?.fields ?? []) {
      const other = byId.get(id);
      if (other === undefined || !canReach(other, field)) continue;
      link(field, 'compares', other);
      link(other, 'rechecks', field);
    }
    const idCard = filledFromIdCard === undefined ? undefined : byId.get(filledFromIdCard);
    if (idCard?.group === field.group) link(idCard, 'birthdays', field);
  }
  return [...controlled];
}
