import type { BankContent } from '@portico/form-engine/definition/bank-content';
import type { BankLink } from '@portico/form-engine/definition/bank-link';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { type FormParts, isSettings } from '@portico/form-engine/editing/form-parts';
import { excerptOf } from '../editing/excerpt.ts';
import { newId } from '../editing/new-parts.ts';
import { type DroppedRule, withoutOutside } from '../editing/outside-rules.ts';
import { withIds } from '../editing/with-ids.ts';

/** Every question and group of an entry by its id, a group without its questions. */
export function flat({ fields, groups }: BankContent): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const all = [...fields, ...groups, ...groups.flatMap((group) => group.fields)];
  return new Map(
    all.map((part) => {
      const { fields: _fields, ...settings }: Partial<GroupDefinition> = { ...part };
      return [part.id, settings];
    }),
  );
}

/** An entry as a form has it: each part knows where it comes from. */
export function withLinks(content: BankContent, link: Omit<BankLink, 'part'>): BankContent {
  return eachPart(content, (part) => ({ ...part, bank: { ...link, part: part.id } }));
}

/** An entry in which each of these ids is the other one; keys stay. */
export function withOtherIds(content: BankContent, ids: ReadonlyMap<string, string>): BankContent {
  const keys = new Map([...flat(content)].map(([id, { key }]) => [ids.get(id) ?? id, key]));
  const next = withIds({ fields: content.fields, groups: content.groups }, ids);
  return eachPart(isContent(next) ? next : content, (part) => {
    const key = keys.get(part.id);
    return typeof key === 'string' ? { ...part, key } : part;
  });
}

/** What would go into the bank, and under which id each part of the form would be in it. */
export interface Outgoing {
  readonly content: BankContent;
  readonly ids: ReadonlyMap<string, string>;
  /** Rules about questions that do not go with it. */
  readonly dropped: readonly DroppedRule[];
}

/** These parts of a form as an entry; where they come from that entry, under the ids and keys that they have in it. */
export function contentOf(
  parts: FormParts,
  names: readonly string[],
  target: { readonly entry: string; readonly content: BankContent } | null,
): Outgoing {
  const chosen = excerptOf(parts, names);
  const all = {
    modules: [],
    fields: [...chosen.modules.flatMap(({ fields }) => fields), ...chosen.fields],
    groups: [...chosen.modules.flatMap(({ groups }) => groups), ...chosen.groups],
  };
  const { excerpt, dropped } = withoutOutside(all, () => false);
  const known = target === null ? null : flat(target.content);
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const every = [...excerpt.fields, ...excerpt.groups, ...excerpt.groups.flatMap(({ fields }) => fields)];
  for (const { id, bank } of every)
    if (bank !== undefined && bank.entry === target?.entry && !taken.has(bank.part)) {
      ids.set(id, bank.part);
      taken.add(bank.part);
    }
  for (const { id } of every)
    if (!ids.has(id)) {
      const free = taken.has(id) || known?.has(id) === true ? newId() : id;
      ids.set(id, free);
      taken.add(free);
    }
  const content = eachPart(withOtherIds(excerpt, ids), (part) => {
    const key = known?.get(part.id)?.['key'];
    const next: typeof part & Loose = { ...part, key: typeof key === 'string' ? key : part.key };
    delete next.bank;
    delete next.order;
    return next;
  });
  return { content, ids, dropped };
}

/** What a part has in a form alone. */
interface Loose {
  bank?: BankLink;
  order?: number;
}

interface Change {
  <P extends FieldDefinition | Omit<GroupDefinition, 'fields'>>(part: P): P;
}

function eachPart({ fields, groups }: BankContent, change: Change): BankContent {
  return {
    fields: fields.map((field) => change(field)),
    groups: groups.map((group) => ({ ...change(group), fields: group.fields.map((field) => change(field)) })),
  };
}

function isContent(value: unknown): value is BankContent {
  return isSettings(value) && Array.isArray(value['fields']) && Array.isArray(value['groups']);
}
