import { type Language, languages as every } from '@portico/form-engine/language';
import { Button, Checkbox, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import classes from '../settings.module.css';

interface LanguagesInputProps {
  readonly id?: string;
  /** The default first. */
  readonly value?: readonly Language[];
  readonly onChange?: (languages: Language[]) => void;
}

/** Which languages a project offers, and which of them is the default. The last one cannot be taken away. */
export function LanguagesInput({ id, value = [], onChange }: LanguagesInputProps) {
  const t = useTranslations('console');
  const toggle = (language: Language, isOn: boolean) =>
    onChange?.(isOn ? [...value, language] : value.filter((one) => one !== language));
  return (
    <div className={classes.languages} id={id} role="group" aria-label={t('settings.fields.languages.label')}>
      {every.map((language) => (
        <div key={language} className={classes.language}>
          <Checkbox
            checked={value.includes(language)}
            disabled={value.length === 1 && value.includes(language)}
            onChange={({ target }) => toggle(language, target.checked)}
          >
            {t(`languages.${language}`)}
          </Checkbox>
          {value[0] === language && <Tag>{t('settings.defaultLanguage')}</Tag>}
          {value.includes(language) && value[0] !== language && (
            <Button
              type="link"
              size="small"
              onClick={() => onChange?.([language, ...value.filter((one) => one !== language)])}
            >
              {t('settings.makeDefault', { language: t(`languages.${language}`) })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
