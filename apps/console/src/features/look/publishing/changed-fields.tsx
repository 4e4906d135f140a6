import { fieldsBetween, fieldsOf } from '@portico/contract/look-fields';
import type { Look } from '@portico/contract/look.schemas';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useValueInWords } from '../draft/use-value-in-words.ts';
import classes from './publishing.module.css';

/** What differs between what is live and the draft, field by field. */
export function ChangedFields({ live, look }: { readonly live: Look; readonly look: Look }) {
  const t = useTranslations('console.look.publish');
  const label = useFieldLabel();
  const inWords = useValueInWords();
  const [before, after] = [fieldsOf(live), fieldsOf(look)];
  return (
    <dl className={classes.changes}>
      {fieldsBetween(live, look).map((field) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>
            <del aria-label={t('from')}>{inWords(field, before.get(field))}</del>
            <span aria-hidden> → </span>
            <ins aria-label={t('to')}>{inWords(field, after.get(field))}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
