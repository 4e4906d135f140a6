import type { Calculation } from '@portico/form-engine/definition/calculation';
import type { Condition } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import type { LocalText } from '@portico/form-engine/language';
import type { Excerpt } from './excerpt.ts';

/** Settings that name other questions. */
export type OutsideRule =
  | 'relation'
  | 'shownWhen'
  | 'requiredWhen'
  | 'triggers'
  | 'compare'
  | 'filledFromIdCard'
  | 'parentId'
  | 'connectTo'
  | 'under'
  | 'calculated';

/** A rule that was left out, because it names something that is not there. */
export interface DroppedRule {
  readonly name: LocalText;
  readonly rule: OutsideRule;
}

/** An excerpt without what its rules say of parts that are neither in it nor known where it goes. */
export function withoutOutside(
  excerpt: Excerpt,
  isKnownThere: (id: string) => boolean,
): { readonly excerpt: Excerpt; readonly dropped: readonly DroppedRule[] } {
  const sections = [...excerpt.modules, ...excerpt.groups, ...excerpt.modules.flatMap(({ groups }) => groups)];
  const fields = [...excerpt.fields, ...sections.flatMap((section) => section.fields)];
  const inside = new Set([...sections, ...fields].map(({ id }) => id));
  const dropped: DroppedRule[] = [];
  const cut = new Cut(
    (id) => inside.has(id) || isKnownThere(id),
    (name, rule) => void dropped.push({ name, rule }),
  );
  const field = (one: FieldDefinition) => cut.field(one);
  const group = (one: Excerpt['groups'][number]) => ({ ...cut.section(one, one.title), fields: one.fields.map(field) });
  return {
    excerpt: {
      modules: excerpt.modules.map((one) => ({
        ...cut.section(one, one.title),
        fields: one.fields.map(field),
        groups: one.groups.map(group),
      })),
      groups: excerpt.groups.map(group),
      fields: excerpt.fields.map(field),
    },
    dropped,
  };
}

/** The rules of any part, to be left out. */
interface Loose {
  relation?: Conditional['relation'];
  shownWhen?: Conditional['shownWhen'];
}

class Cut {
  constructor(
    private readonly isKnown: (id: string) => boolean,
    private readonly drop: (name: LocalText, rule: OutsideRule) => void,
  ) {}

  section<S extends Conditional>(section: S, name: LocalText): S {
    const { relation, shownWhen } = section;
    const next: S & Loose = { ...section };
    if (relation !== undefined && !this.isKnown(relation.field)) {
      delete next.relation;
      this.drop(name, 'relation');
    }
    if (shownWhen !== undefined && !mentionsOf(shownWhen).every(this.isKnown)) {
      delete next.shownWhen;
      this.drop(name, 'shownWhen');
    }
    return next;
  }

  field(one: FieldDefinition): FieldDefinition {
    const { requiredWhen, triggers, compare, preview, choice, options, ...rest } = this.section(one, one.label);
    const keep = (rule: OutsideRule, ids: readonly string[]) => {
      const isKept = ids.every(this.isKnown);
      if (!isKept) this.drop(one.label, rule);
      return isKept;
    };
    const { filledFromIdCard, parentId, calculated, ...plain } = rest;
    const { connectTo, ...shown } = preview ?? {};
    const { under, ...asked } = choice ?? {};
    const isFree = under !== undefined && !keep('under', [under]);
    const opens = (triggers ?? []).flatMap((trigger) => trigger.opens);
    if (triggers !== undefined) keep('triggers', opens);
    const others = compare?.fields ?? [];
    if (compare !== undefined) keep('compare', others);
    const opening = (triggers ?? [])
      .map((trigger) => ({ ...trigger, opens: trigger.opens.filter(this.isKnown) }))
      .filter((trigger) => trigger.opens.length > 0);
    const compared = others.filter(this.isKnown);
    return {
      ...plain,
      ...(requiredWhen && keep('requiredWhen', mentionsOf(requiredWhen)) && { requiredWhen }),
      ...(opening.length > 0 && { triggers: opening }),
      ...(compare && compared.length > 0 && { compare: { ...compare, fields: compared } }),
      ...(filledFromIdCard !== undefined && keep('filledFromIdCard', [filledFromIdCard]) && { filledFromIdCard }),
      ...(parentId !== undefined && keep('parentId', [parentId]) && { parentId }),
      ...(calculated && keep('calculated', sourcesOf(calculated)) && { calculated }),
      ...(preview && {
        preview: connectTo !== undefined && keep('connectTo', [connectTo]) ? preview : shown,
      }),
      ...(choice && { choice: isFree ? asked : choice }),
      ...(options && { options: isFree ? options.map(({ under: _under, ...option }) => option) : options }),
    };
  }
}

/** The questions and groups that a condition names. */
function mentionsOf(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(mentionsOf);
  if ('any' in condition) return condition.any.flatMap(mentionsOf);
  if ('not' in condition) return mentionsOf(condition.not);
  return ['group' in condition ? condition.group : condition.field];
}

function sourcesOf(calculation: Calculation): readonly string[] {
  if ('age' in calculation) return [calculation.age];
  if ('sum' in calculation) return calculation.sum;
  return [...calculation.average, ...(calculation.weights === undefined ? [] : [calculation.weights])];
}
