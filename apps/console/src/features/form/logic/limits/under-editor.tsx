import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { PartSelect } from '../pick/part-select.tsx';
import { useSay } from '../say/use-say.ts';
import { useSources } from './use-sources.ts';

interface UnderEditorProps {
  readonly field: FieldDefinition;
  readonly label: string;
}

/** The question on whose answer the options depend. Without one, each option is offered always. */
export function UnderEditor({ field: { id, choice = {}, options = [] }, label }: UnderEditorProps) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const { store } = useEditing();
  const offers = useSources(id, (source) => ({ choice: { under: source } }), false);
  const { under, ...rest } = choice;
  const change = (next: string | undefined) => {
    // Values of another question would mean nothing here.
    const free = options.map(({ under: _under, ...option }) => option);
    const settings = next === undefined ? rest : { ...rest, under: next };
    store.edit((parts) =>
      changeSettings(parts, partName.field(id), {
        choice: Object.keys(settings).length === 0 ? undefined : settings,
        options: free,
      }),
    );
  };
  return (
    <PartSelect
      label={label}
      placeholder={t('under.none')}
      value={under === undefined ? '' : partName.field(under)}
      nameOf={() => say.question(under ?? '')}
      offers={offers}
      whenNone={t('noQuestion')}
      onChange={(name) => change(name.slice('field:'.length))}
      onClear={() => change(undefined)}
    />
  );
}
