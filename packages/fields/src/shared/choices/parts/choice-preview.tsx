import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../../../field-parts.ts';
import { FileLinks } from '../../files/file-links.tsx';
import { placeOf } from '../places.ts';
import styles from './choices.module.css';
import { GoneChoice } from './gone-choice.tsx';

/** What was chosen, in the reader's language, with own words and documents. */
export function ChoicePreview({ field, answer, language }: PreviewProps) {
  const values = valuesOf(answer.value);
  const { attachments = [] } = answer;
  if (values.length === 0) return null;
  return (
    <div className={styles.preview}>
      {values.length === 1 ? (
        <Chosen {...{ field, language }} value={values[0] ?? ''} other={answer.other} />
      ) : (
        <ul className={field.preview?.singleLine === true ? styles.previewLine : styles.previewList}>
          {values.map((value) => (
            <li key={value}>
              <Chosen {...{ field, language, value }} other={answer.other} />
            </li>
          ))}
        </ul>
      )}
      {attachments.length === 0 ? null : <FileLinks files={attachments} />}
    </div>
  );
}

interface ChosenProps {
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly value: string;
  readonly other: readonly string[] | undefined;
}

function Chosen({ field, language, value, other = [] }: ChosenProps) {
  const place = placeOf(value, field.options ?? []);
  const option = field.options?.[place];
  if (option === undefined) return <GoneChoice value={value} />;
  const words = other[place] ?? '';
  const label = option.label[language];
  return words === '' ? label : <WithWords label={label} words={words} />;
}

function WithWords({ label, words }: { readonly label: string; readonly words: string }) {
  const t = useTranslations('fields.choices');
  return t('withWords', { option: label, words });
}

function valuesOf(value: PreviewProps['answer']['value']): readonly string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string' && one !== '');
}
