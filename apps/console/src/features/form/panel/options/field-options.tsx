import type { Setting } from '@portico/fields/field-setting';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import { useMemo } from 'react';
import { useEditing } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { type OptionLists, publishedValues, retiredBeside, withOptions } from '../../editing/retire-options.ts';
import { OptionsEditor } from './options-editor.tsx';
import classes from './options.module.css';
import { RetiredOptions } from './retired-options.tsx';

interface FieldOptionsProps {
  readonly field: FieldDefinition;
  readonly setting: Setting;
  readonly label: string;
}

/** What a question offers, and below it what it offered earlier. */
export function FieldOptions({ field, setting: { path, takesAreas = false }, label }: FieldOptionsProps) {
  const { store, live } = useEditing();
  const list = path === 'columns' ? 'columns' : 'options';
  const beside = retiredBeside[list];
  // A dialling code is an answer that needs no words.
  const published = useMemo(
    () => (takesAreas ? new Set<string>() : publishedValues(live, field, list)),
    [takesAreas, live, field, list],
  );
  const lists: OptionLists = { options: field[list] ?? [], retired: field[beside] ?? [] };
  const name = partName.field(field.id);
  // Typing is one step to undo; whatever comes or goes is a step of its own.
  const change = ({ options, retired }: OptionLists) =>
    store.edit(
      (parts) => changeSettings(parts, name, { [list]: options, [beside]: retired.length === 0 ? undefined : retired }),
      options.length === lists.options.length && retired === lists.retired ? `${name} ${list}` : null,
    );
  return (
    <div className={classes.editor}>
      <OptionsEditor
        label={label}
        options={lists.options}
        retired={lists.retired}
        published={published}
        takesAreas={takesAreas}
        ruledBy={list === 'options' ? field : undefined}
        onChange={(options) => change(withOptions(lists, options, published))}
      />
      <RetiredOptions lists={lists} published={published} onChange={change} />
    </div>
  );
}
