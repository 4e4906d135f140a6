import { useTranslations } from 'use-intl';
import type { Settings, ShellProps } from '../../skin.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly settings: Settings;
  readonly language: ShellProps['language'];
}

/** The institution's QR code with its caption; nothing if it has none. */
export function QrCode({ settings, language }: QrCodeProps) {
  const t = useTranslations('shell');
  if (settings.qr_url === '') return null;
  const label = settings.qr_label[language];
  return (
    <figure className={styles.qr}>
      <img src={settings.qr_url} alt={t('qrCode')} width={112} height={112} loading="lazy" />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
