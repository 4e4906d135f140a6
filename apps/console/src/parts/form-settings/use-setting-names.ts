import { commonSettings } from '@portico/fields/common-settings';
import type { Setting } from '@portico/fields/field-setting';
import { groupSettings, moduleSettings } from '@portico/fields/section-settings';
import { settingsOf } from '@portico/fields/settings';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { useMessages, useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { isTexts, type SettingChange } from './setting-changes.ts';
import { useReadable } from './use-readable.ts';

/** Whose settings these are. */
export interface PartOfForm {
  readonly what: 'module' | 'group' | 'field' | 'form';
  /** Of a question. */
  readonly type: FieldType | undefined;
}

/** Where the type of a question is not known: what all types have. */
const settingsBy = { module: moduleSettings, group: groupSettings, field: commonSettings, form: [] };

/** What the settings of a part of a form are called, and how their values read where they are no rules. */
export function useSettingNames({ what, type }: PartOfForm, questionOf: (id: string) => string) {
  const t = useTranslations('console');
  const { console: words } = useMessages();
  const language = useLanguage();
  const readable = useReadable();
  const settings: readonly Setting[] = type === undefined ? settingsBy[what] : settingsOf(type);
  const settingAt = (path: string) => settings.find((one) => one.path === path);
  const own = new Map<string, string>(Object.entries(words.formCompare.settings));
  const nameOf = ({ path, language: of }: SettingChange): string => {
    const name = settingAt(path)?.label[language] ?? own.get(path) ?? path;
    return of === undefined ? name : `${name} (${t(`languages.${of}`)})`;
  };
  const textOf = (path: string, value: string): string => {
    const setting = settingAt(path);
    if (setting?.kind === 'field') return questionOf(value);
    return setting?.choices?.[value]?.[language] ?? (value === '' ? t('formCompare.nothing') : value);
  };
  const valueOf = (path: string, value: unknown): string => {
    if (value === undefined || value === null) return t('formCompare.nothing');
    if (typeof value === 'boolean') return value ? t('formCompare.yes') : t('formCompare.no');
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return textOf(path, value);
    if (!Array.isArray(value)) return t('formCompare.rule');
    if (value.length === 0) return t('formCompare.nothing');
    const lines = value.map((entry: unknown) => {
      if (typeof entry === 'string') return textOf(path, entry);
      return isSettings(entry) && isTexts(entry['label']) ? readable(entry['label']) : null;
    });
    return lines.includes(null) ? t('formCompare.rules', { count: value.length }) : lines.join('\n');
  };
  return { nameOf, valueOf };
}
