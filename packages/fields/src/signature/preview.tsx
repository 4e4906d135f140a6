import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../field-parts.ts';
import { useFieldServices } from '../field-services.ts';
import { NoFile } from '../reading/no-file.tsx';
import { useReader } from '../reading/reader.ts';
import { FileLink } from '../shared/files/file-link.tsx';
import { filesOf } from '../shared/files/stored-files.ts';
import styles from './signature.module.css';

export function SignaturePreview({ field, answer, language }: PreviewProps) {
  const t = useTranslations('fields.capture');
  const { addressOf } = useFieldServices();
  const { isOwn } = useReader();
  const files = filesOf(answer);
  const [file] = files;
  if (file === undefined) return <NoFile />;
  const words = isOwn ? t('signature.picture') : field.label[language];
  return (
    <FileLink files={files} index={0} className={styles.shown}>
      <img className={styles.picture} src={addressOf(file)} alt={words} loading="lazy" />
    </FileLink>
  );
}
