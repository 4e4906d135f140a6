import { settingsOf } from '@portico/fields/settings';
import { fieldIn, type FormParts, groupIn, isSettings } from '@portico/form-engine/editing/form-parts';
import { useMessages, useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useReadable } from '../draft/use-form.ts';
import { type Difference, isLocal, type SettingChange } from './differences-of.ts';

/** What settings are called and what their values mean, for the part that a difference is about. */
export function useSettingWords({ type, what }: Difference, parts: readonly FormParts[]) {
  const t = useTranslations('console');
  const { console: words } = useMessages();
  const language = useLanguage();
  const readable = useReadable();
  const settings = type === undefined ? [] : settingsOf(type);
  const settingAt = (path: string) => settings.find((one) => one.path === path);
  const own = new Map<string, string>(Object.entries(words.formCompare.settings));
  const ofSections = new Map<string, string>([
    ['title', what === 'group' ? t('designer.panel.groupTitle') : t('designer.panel.moduleTitle')],
    ['author', t('designer.panel.author')],
    ['required', t('designer.panel.moduleRequired')],
    ['requiredRows', t('designer.panel.requiredRows')],
    ['extraRows', t('designer.panel.extraRows')],
    ['addLabel', t('designer.panel.addLabel')],
    ['remark', t('designer.panel.remark')],
    ['key', t('designer.panel.key')],
  ]);
  const nameOf = ({ path, language: of }: SettingChange): string => {
    const section = what === 'field' && path !== 'key' ? undefined : ofSections.get(path);
    const name = settingAt(path)?.label[language] ?? section ?? own.get(path) ?? path;
    return of === undefined ? name : `${name} (${t(`languages.${of}`)})`;
  };
  const questionOf = (id: string) => {
    const found = parts
      .map((one) => fieldIn(one, id)?.label ?? groupIn(one, id)?.title)
      .find((one) => one !== undefined);
    return found === undefined ? id : readable(found);
  };
  const textOf = (path: string, value: string): string => {
    const setting = settingAt(path);
    if (setting?.kind === 'field') return questionOf(value);
    return setting?.choices?.[value]?.[language] ?? (value === '' ? t('formCompare.nothing') : value);
  };
  const valueOf = ({ path }: SettingChange, value: unknown): string => {
    if (value === undefined || value === null) return t('formCompare.nothing');
    if (typeof value === 'boolean') return value ? t('formCompare.yes') : t('formCompare.no');
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return textOf(path, value);
    if (!Array.isArray(value)) return t('formCompare.rule');
    if (value.length === 0) return t('formCompare.nothing');
    const lines = value.map((entry: unknown) => {
      if (typeof entry === 'string') return textOf(path, entry);
      return isSettings(entry) && isLocal(entry['label']) ? readable(entry['label']) : null;
    });
    return lines.includes(null) ? t('formCompare.rules', { count: value.length }) : lines.join('\n');
  };
  return { nameOf, valueOf };
}
