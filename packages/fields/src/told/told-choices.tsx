import type { Language } from '@portico/form-engine/language';
import { type ToldChoice, wordedIn } from '@portico/form-engine/values/told';
import { useTranslations } from 'use-intl';
import type { ToldProps } from '../field-parts.ts';
import { GoneChoice } from '../shared/choices/parts/gone-choice.tsx';
import styles from './told.module.css';

/** The chosen options in the reader's language, with own words. */
export function ToldChoices({ told: { choices }, field, language }: ToldProps<'choices'>) {
  const [first, ...more] = choices;
  if (first === undefined) return null;
  if (more.length === 0)
    return (
      <span className={styles.text}>
        <Chosen choice={first} language={language} />
      </span>
    );
  return (
    <ul className={field.preview?.singleLine === true ? styles.choicesLine : styles.choices}>
      {choices.map((choice, index) => (
        // Choices keep their order and may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <Chosen choice={choice} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Chosen({ choice, language }: { readonly choice: ToldChoice; readonly language: Language }) {
  const label = wordedIn(choice.label, language);
  if (choice.isGone === true) return <GoneChoice value={label} />;
  return choice.words === '' ? label : <WithWords label={label} words={choice.words} />;
}

function WithWords({ label, words }: { readonly label: string; readonly words: string }) {
  const t = useTranslations('fields.choices');
  return t('withWords', { option: label, words });
}
