import type { Language, LocalText } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { Input, Tag } from 'antd';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './language-texts.module.css';

const nothing: LocalText = { sc: '', tc: '', en: '' };

interface LanguageTextsProps {
  readonly label: string;
  /** The project's languages, in the order in which they are shown. */
  readonly languages: readonly Language[];
  /** The height of each text area in lines. */
  readonly rows?: number;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  /** `id`, `value` and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: LocalText;
  readonly onChange?: (text: LocalText) => void;
}

/** One text in several languages, side by side; missing ones are marked. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { label, languages, rows = 1, maxLength, isRequired = true, id, value = nothing, onChange } = props;
  const missing = missingLanguages(value, languages, isRequired);
  return (
    <div className={classes.texts} role="group" aria-label={label} id={id}>
      {languages.map((language) => (
        <OneText
          key={language}
          language={language}
          rows={rows}
          maxLength={maxLength}
          isMissing={missing.includes(language)}
          text={value[language]}
          onChange={(text) => onChange?.({ ...value, [language]: text })}
        />
      ))}
    </div>
  );
}

interface OneTextProps {
  readonly language: Language;
  readonly rows: number;
  readonly maxLength: number | undefined;
  readonly isMissing: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function OneText({ language, rows, maxLength, isMissing, text, onChange }: OneTextProps) {
  const t = useTranslations('console');
  const id = useId();
  const line = {
    id,
    lang: localeTags[language],
    value: text,
    ...(maxLength === undefined ? {} : { maxLength }),
    'aria-describedby': isMissing ? `${id}-missing` : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={classes.text}>
      <label htmlFor={id}>{t(`languages.${language}`)}</label>
      {rows === 1 ? <Input {...line} /> : <Input.TextArea {...line} rows={rows} />}
      {isMissing && (
        <Tag id={`${id}-missing`} className={classes.missing ?? ''}>
          {t('texts.missing')}
        </Tag>
      )}
    </div>
  );
}

/**
 * The languages in which a text is still missing. An optional text counts as missing only if another language has it.
 */
export function missingLanguages(text: LocalText, languages: readonly Language[], isRequired: boolean): Language[] {
  const isBlank = (language: Language) => text[language].trim() === '';
  if (!isRequired && languages.every(isBlank)) return [];
  return languages.filter(isBlank);
}
