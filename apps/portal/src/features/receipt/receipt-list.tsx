import type { OwnReceipt } from '@portico/contract/receipts.schemas';
import type { Language } from '@portico/form-engine/language';
import { ChevronRightIcon } from '@portico/ui/icons';
import { PageHeading } from '@portico/ui/page-heading';
import { useTranslations } from 'use-intl';
import { formatMoment } from '@portico/browser/moment';
import { receiptHref } from './receipt-addresses.ts';
import styles from './receipt.module.css';

interface ReceiptListProps {
  readonly own: OwnReceipt['output'];
  readonly language: Language;
}

/** All submissions of the person, newest first, with links to their receipts. */
export function ReceiptList({ own, language }: ReceiptListProps) {
  const t = useTranslations('receipts.own');
  // A receipt names the time zone of its institution.
  const { timeZone } = own.receipt.facts;
  return (
    <div className={styles.page}>
      <PageHeading title={t('allTitle')} lead={t('allLead')} />
      <ul className={styles.list}>
        {own.all.map(({ id, number, batch, submitted_at, standing }) => (
          <li key={id}>
            <a href={receiptHref(id)}>
              <span className={styles.entry}>
                <strong>{number}</strong>
                <span>{batch[language]}</span>
                <span>{formatMoment(submitted_at, language, timeZone)}</span>
              </span>
              <span className={styles.standing} data-standing={standing}>
                {t(`standing.${standing}`)}
              </span>
              <ChevronRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
