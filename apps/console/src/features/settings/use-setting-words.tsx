import { formatMoment } from '@portico/browser/moment';
import type { ProjectSettings, ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';

type Field = keyof ProjectSettingsValues;

/** Labels of settings, and their values to read. */
export function useSettingWords(showable: ProjectSettings['output']['showable']) {
  const t = useTranslations('console');
  const language = useLanguage();
  const list = (texts: readonly string[]) => (texts.length === 0 ? t('settings.none') : texts.join(', '));
  const labelOf = (field: Field): string => t(`settings.fields.${field}.label`);
  const show = (field: Field, values: ProjectSettingsValues): ReactNode => {
    switch (field) {
      case 'languages':
        return list(values.languages.map((one) => t(`languages.${one}`)));
      case 'serviceEndsAt':
        return formatMoment(values.serviceEndsAt, language, values.timeZone, 'column');
      case 'loginMethods':
        return list(values.loginMethods.map((one) => t(`settings.choices.${one}`)));
      case 'registerMethods':
        return list(values.registerMethods.map((one) => t(`settings.choices.${one}`)));
      case 'registerFields':
        return list(values.registerFields.map(({ field: key, name }) => name[language] || key));
      case 'lettersShow':
        return list(values.lettersShow.map((key) => showable.find((one) => one.key === key)?.label[language] ?? key));
      case 'userType':
      case 'previewLayout':
      case 'previewDisplay':
      case 'letterWaiver':
        return t(`settings.choices.${values[field]}`);
      case 'mailName':
        return list(Object.values(values.mailName).filter((name) => name !== ''));
      default:
        return plain(values[field]);
    }
  };
  const plain = (value: string | number | boolean | null | readonly (string | number)[]): string => {
    if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
    if (Array.isArray(value)) return list(value.map(String));
    return value === null || value === '' ? t('settings.none') : String(value);
  };
  return { labelOf, show };
}
