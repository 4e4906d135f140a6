import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { type Answer, ownWords } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../../../field-parts.ts';
import { FileLinks } from '../../files/file-links.tsx';
import { chosenValues, optionOf } from '../options.ts';
import styles from './choices.module.css';
import { GoneChoice } from './gone-choice.tsx';

/** What was chosen, in the reader's language, with own words and documents. */
export function ChoicePreview({ field, answer, language }: PreviewProps) {
  const values = chosenValues(answer);
  const { attachments = [] } = answer;
  if (values.length === 0) return null;
  return (
    <div className={styles.preview}>
      {values.length === 1 ? (
        <Chosen {...{ field, answer, language }} value={values[0] ?? ''} />
      ) : (
        <ul className={field.preview?.singleLine === true ? styles.previewLine : styles.previewList}>
          {values.map((value) => (
            <li key={value}>
              <Chosen {...{ field, answer, language, value }} />
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
  readonly answer: Answer;
  readonly language: Language;
  readonly value: string;
}

function Chosen({ field, answer, language, value }: ChosenProps) {
  const option = optionOf(value, field.options ?? []);
  if (option === undefined) return <GoneChoice value={value} />;
  const words = ownWords(answer, value);
  const label = option.label[language];
  return words === '' ? label : <WithWords label={label} words={words} />;
}

function WithWords({ label, words }: { readonly label: string; readonly words: string }) {
  const t = useTranslations('fields.choices');
  return t('withWords', { option: label, words });
}
