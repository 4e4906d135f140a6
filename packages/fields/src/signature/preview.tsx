import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../field-parts.ts';
import { useFieldServices } from '../field-services.ts';
import { FileLinks } from '../shared/files/file-links.tsx';
import { filesOf } from '../shared/files/stored-files.ts';
import styles from './signature.module.css';

export function SignaturePreview({ answer }: PreviewProps) {
  const t = useTranslations('fields.capture');
  const { addressOf } = useFieldServices();
  const [file] = filesOf(answer);
  if (file === undefined) return <FileLinks files={[]} />;
  return <img className={styles.picture} src={addressOf(file)} alt={t('signature.picture')} loading="lazy" />;
}
