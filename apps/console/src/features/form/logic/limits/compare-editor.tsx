import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../../parts/language-texts/language-texts.tsx';
import { useEditing } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { PartSelect } from '../pick/part-select.tsx';
import { useSay } from '../say/use-say.ts';
import { useSources } from './use-sources.ts';
import classes from '../logic.module.css';

const nothing = { sc: '', tc: '', en: '' };

/** Answers that this one may not repeat. */
export function CompareEditor({ field: { id, compare } }: { readonly field: FieldDefinition }) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const { store, languages } = useEditing();
  const offers = useSources(id, (source) => ({ compare: { fields: [source] } }), true);
  const change = (next: FieldDefinition['compare'], place: string | null = null) =>
    store.edit((parts) => changeSettings(parts, partName.field(id), { compare: next }), place);
  const { text, fields = [] } = compare ?? {};
  return (
    <div className={classes.block}>
      <span>{t('compare.lead')}</span>
      <PartSelect
        label={t('compare.fields')}
        placeholder={t('compare.none')}
        value={fields.map(partName.field)}
        nameOf={(name) => say.question(name.slice('field:'.length))}
        offers={offers}
        whenNone={t('noQuestion')}
        onChange={(names) => {
          const next = names.map((name) => name.slice('field:'.length));
          change(next.length === 0 ? undefined : { ...compare, fields: next });
        }}
      />
      {fields.length > 0 && (
        <>
          <span>{t('compare.text')}</span>
          <LanguageTexts
            label={t('compare.text')}
            languages={languages}
            isRequired={false}
            value={text ?? nothing}
            onChange={(words) => {
              const isBlank = Object.values(words).every((one) => one === '');
              change({ fields, ...(isBlank ? {} : { text: words }) }, `${id} compare.text`);
            }}
          />
        </>
      )}
    </div>
  );
}
