import { fieldsOf } from '@portico/contract/look-fields';
import { ConflictDialog } from '../../../parts/conflict/conflict-dialog.tsx';
import { useFieldLabel } from './field-labels.ts';
import { useEditing } from './use-look-draft.ts';
import { useValueInWords } from './use-value-in-words.ts';

/** Asks where somebody else has changed the same fields meanwhile. */
export function DraftConflict() {
  const { draft, store } = useEditing();
  const label = useFieldLabel();
  const inWords = useValueInWords();
  const { conflict, look } = draft;
  if (conflict === null) return null;
  const [mine, theirs] = [fieldsOf(look), fieldsOf(conflict.look)];
  const changed = conflict.changed;
  return (
    <ConflictDialog
      conflicts={conflict.fields.map((field) => ({
        field,
        label: label(field),
        mine: inWords(field, mine.get(field)),
        theirs: inWords(field, theirs.get(field)),
        change: changed === null ? undefined : { field, by: changed.by, at: Date.parse(changed.at) / 1000 },
      }))}
      onChoose={(choices) => store.decide((field) => choices.get(field) !== 'theirs')}
      onCancel={() => store.decide(() => true)}
    />
  );
}
