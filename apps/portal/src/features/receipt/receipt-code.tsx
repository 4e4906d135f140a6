import type { OwnReceipt } from '@portico/contract/receipts.schemas';
import { useTranslations } from 'use-intl';
import styles from './receipt.module.css';

type ReceiptCodeProps = Pick<OwnReceipt['output'], 'qr' | 'address'>;

/** The address that checks the receipt as a QR code, to scan from a screen or from paper. */
export function ReceiptCode({ qr, address }: ReceiptCodeProps) {
  const t = useTranslations('receipts.own');
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('codeLabel')} shapeRendering="crispEdges">
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <figcaption>
        {t('codeHint')}{' '}
        <a href={pathOf(address)} target="_blank" rel="noreferrer" data-no-print>
          {t('check')}
        </a>
      </figcaption>
    </figure>
  );
}

// On this server, even if people reach it under another host name than the configured one.
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
