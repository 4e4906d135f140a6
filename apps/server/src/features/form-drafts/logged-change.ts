import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { fieldIn, type FormParts, groupIn, moduleIn } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import type { Change } from '../../platform/session/changed-parts.ts';

const mostLogged = 200;

/**
 * The parts that make one form of another, as the log shows them; of very many, the first ones. With what they are
 * called: of a part that stays only the settings that changed are kept, and its name is seldom among them.
 */
export function loggedChange(before: FormParts, after: FormParts): Change {
  const parts = [...changesBetween(before, after)].slice(0, mostLogged);
  return {
    before: Object.fromEntries(parts.map(([name, { from }]) => [name, from])),
    after: Object.fromEntries(parts.map(([name, { to }]) => [name, to])),
    names: Object.fromEntries(
      parts.flatMap(([name]) => {
        const called = nameOf(name, after) ?? nameOf(name, before);
        return called === undefined ? [] : [[name, called]];
      }),
    ),
  };
}

interface Called {
  readonly label: LocalText;
  /** Of a question. */
  readonly type?: string;
}

/** A list is called as what holds it; the list of modules has no name. */
function nameOf(name: string, parts: FormParts): Called | undefined {
  const id = name.slice(name.indexOf(':') + 1);
  const field = name.startsWith('field:') ? fieldIn(parts, id) : undefined;
  if (field !== undefined) return { label: field.label, type: field.type };
  const section = /^(?:group|fields-of-group):/.test(name) ? groupIn(parts, id) : moduleIn(parts, id);
  return section === undefined ? undefined : { label: section.title };
}
