import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { moduleIcons } from '@portico/form-engine/definition/module-icon';
import { coded } from '../codec/values/coded.ts';
import { note } from '../codec/notes.ts';
import { colour } from '../codec/values/safe-text.ts';
import { flag, mark, text } from '../codec/values/scalars.ts';
import { isNothing, nested } from '../codec/structures.ts';
import { keysOf, plainKeysOf, readElsewhere, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/values/local-text.ts';
import { samples } from '../condition/files.ts';
import { relationKeyOf } from '../condition/relation.ts';
import { shownWhenKeyOf } from '../condition/when.ts';
import type { Spelled } from '../field/spelled-field.ts';

export type SpelledModule = Spelled<ModuleDefinition>;

const plain = plainKeysOf<SpelledModule>();
const key = keysOf<SpelledModule>();

const author = coded([
  ['applicant', 0],
  ['referees', 1],
  ['recommender', 2],
]);

const layout = coded([
  ['vertical', 'vert', 'vertical', 1],
  ['horizontal', 'horz', 'horizontal', 2],
]);

const icon = coded(moduleIcons.map((name) => [name, name] as const));

/** Every key of a module on the wire. */
export const moduleKeys: readonly WireKey<SpelledModule>[] = [
  plain('menuid', text, 'id'),
  plain('title', localText, 'title'),
  key(
    'required',
    flag,
    (module) => module.required ?? false,
    (required) => (required ? { required } : {}),
  ),
  plain('referee', author, 'author'),
  // Those after the layout are our additions: spec 3 shows fields by condition only.
  nested('options', [
    plain('layout', layout, 'layout'),
    plain('isrelation', mark, 'startsShown'),
    relationKeyOf<SpelledModule>(),
    shownWhenKeyOf<SpelledModule>(),
  ]),
  // Our addition.
  plain('icon', icon, 'icon'),
  plain('activeBackground', colour, 'activeBackground'),
  plain('activeColor', colour, 'activeColour'),
  plain('attachment', samples, 'attachments'),
  readElsewhere('field'),
  // These belong to one application, not to the form.
  readElsewhere('state'),
  readElsewhere('save_field'),
  {
    // Not part of a form yet: its content is noted, never dropped silently.
    key: 'flow_list',
    read: (_draft, wire, notes) => {
      if (!isNothing(wire)) note(notes, 'flow_list', 'unknown');
    },
    write: () => undefined,
  },
];
