import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FormChanges, hasChanges } from './form-changes.ts';
import sheet from '../sheet.module.css';
import styles from './versions.module.css';

/**
 * The institution has published a newer form while this one was being filled in: shows what is different in this
 * module.
 */
export function VersionNotice({ changes }: { readonly changes: FormChanges }) {
  const t = useTranslations('saving.version');
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const { added, gone, renamed } = changes;
  const worded = renamed.map(({ before, after }) => t('renamedTo', { before, after }));
  return (
    <Notice kind="info" title={t('title')}>
      <div className={sheet.stack}>
        <p>{t('text')}</p>
        {hasChanges(changes) ? null : <p>{t('nothing')}</p>}
        <Questions title={t('added')} names={added} />
        <Questions title={t('gone')} names={gone} />
        <Questions title={t('renamed')} names={worded} />
        <Button onClick={() => setIsRead(true)}>{t('understood')}</Button>
      </div>
    </Notice>
  );
}

function Questions({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.questions}>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
