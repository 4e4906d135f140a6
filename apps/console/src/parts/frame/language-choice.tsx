import { isLanguage, languages, type Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { Segmented } from 'antd';
import { useTranslations } from 'use-intl';
import { changeLanguage, useLanguage } from '../../lib/language.ts';

// Each language is listed under its own name, so that everybody finds theirs.
const ownNames: Readonly<Record<Language, string>> = { sc: '简体', tc: '繁體', en: 'English' };

export function LanguageChoice() {
  const t = useTranslations('console');
  return (
    <Segmented
      tabIndex={-1}
      aria-label={t('languageChoice')}
      value={useLanguage()}
      onChange={(value) => isLanguage(value) && changeLanguage(value)}
      options={languages.map((language) => ({
        value: language,
        label: <span lang={localeTags[language]}>{ownNames[language]}</span>,
      }))}
    />
  );
}
