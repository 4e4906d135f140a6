import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../field-parts.ts';
import { groupsOf, type Group } from './groups.ts';
import styles from './levelled-list.module.css';

/** A line per group, as `group: item, item`, or all in one line; the field's own levels where the answer holds none. */
export function LevelledListPreview({ field, answer, language }: PreviewProps) {
  const t = useTranslations('fields.texts');
  const given = groupsOf(answer.value);
  const groups = given.length > 0 ? given : levelsOf(field, language);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.list} data-line={field.preview?.singleLine === true || undefined}>
      {groups.map(({ group, items }, place) => (
        <li key={`${place} ${group}`}>
          {group === '' ? null : <span className={styles.group}>{t('groupBefore', { group })}</span>}
          {items.join(t('itemMark'))}
        </li>
      ))}
    </ul>
  );
}

function levelsOf({ levels = [] }: FieldDefinition, language: Language): readonly Group[] {
  return levels.map(({ label, items }) => ({ group: label[language], items: items.map((item) => item[language]) }));
}
