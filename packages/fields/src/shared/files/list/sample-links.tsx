import type { SampleFile } from '@portico/form-engine/definition/field-definition';
import { FileIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './file-hint.module.css';
import { FileName } from './rows/file-name.tsx';

/** What the institution shows as examples. */
export function SampleLinks({ samples }: { readonly samples: readonly SampleFile[] }) {
  const t = useTranslations('fields.files');
  return (
    <p className={styles.samples}>
      {t('samples')}
      {samples.map(({ name, url }) => (
        <a key={url} className={styles.sample} href={url} target="_blank" rel="noopener noreferrer">
          <FileIcon size={16} />
          <FileName name={name} />
        </a>
      ))}
    </p>
  );
}
