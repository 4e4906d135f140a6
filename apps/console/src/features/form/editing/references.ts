import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldIn, type FormParts, isSettings } from '@portico/form-engine/editing/form-parts';

/**
 * The form without what simple settings say of fields that are gone: opening them, comparing with them, following them.
 * A condition of several statements stays as it is, since dropping one would change its meaning; the checks find it.
 */
export function withoutReferences(parts: FormParts, gone: ReadonlySet<string>): FormParts {
  const next = new Map(parts);
  for (const [name, part] of parts) {
    if (!isSettings(part)) continue;
    const field = name.startsWith('field:') ? fieldIn(parts, String(part['id'])) : undefined;
    const settings = field === undefined ? part : withoutMentions(field, part, gone);
    const { relation, ...rest } = settings;
    const isLost = isSettings(relation) && gone.has(String(relation['field']));
    if (isLost) next.set(name, rest);
    else if (settings !== part) next.set(name, settings);
  }
  return next;
}

function withoutMentions(
  field: FieldDefinition,
  part: Readonly<Record<string, unknown>>,
  gone: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const { triggers, compare, filledFromIdCard, preview, choice, options, ...rest } = field;
  const isGone = (id: string) => gone.has(id);
  const mentions = [
    ...(triggers ?? []).flatMap(({ opens }) => opens),
    ...(compare?.fields ?? []),
    filledFromIdCard ?? '',
    preview?.connectTo ?? '',
    choice?.under ?? '',
  ];
  if (!mentions.some(isGone)) return part;
  const kept = (triggers ?? [])
    .map((trigger) => ({ ...trigger, opens: trigger.opens.filter((id) => !isGone(id)) }))
    .filter(({ opens }) => opens.length > 0);
  const others = (compare?.fields ?? []).filter((id) => !isGone(id));
  const { connectTo = '', ...shown } = preview ?? {};
  const { under = '', ...asked } = choice ?? {};
  const isFree = isGone(under);
  return {
    ...rest,
    ...(kept.length > 0 ? { triggers: kept } : {}),
    ...(compare !== undefined && others.length > 0 ? { compare: { ...compare, fields: others } } : {}),
    ...(filledFromIdCard !== undefined && !isGone(filledFromIdCard) ? { filledFromIdCard } : {}),
    ...(choice === undefined ? {} : { choice: isFree ? asked : choice }),
    ...(options === undefined
      ? {}
      : { options: isFree ? options.map(({ under: _under, ...option }) => option) : options }),
    ...(preview === undefined ? {} : { preview: isGone(connectTo) ? shown : preview }),
  };
}
