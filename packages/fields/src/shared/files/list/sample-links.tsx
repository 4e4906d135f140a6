import type { SampleFile } from '@portico/form-engine/definition/field-definition';
import { FileIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './file-hint.module.css';
import { FileName } from './rows/file-name.tsx';

interface SampleLinksProps {
  readonly samples: readonly SampleFile[];
  /** The title before them; by default it says that they are samples. */
  readonly title?: string;
}

/** Sample files of the institution, to view or download. */
export function SampleLinks({ samples, title }: SampleLinksProps) {
  const t = useTranslations('fields.files');
  return (
    <p className={styles.samples}>
      {title ?? t('samples')}
      {samples.map(({ name, url }) => (
        <a key={url} className={styles.sample} href={url} target="_blank" rel="noopener noreferrer">
          <FileIcon size={16} />
          <FileName name={name} />
        </a>
      ))}
    </p>
  );
}
