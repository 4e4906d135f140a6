import type { OwnReceipt } from '@portico/contract/receipts.schemas';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { useTranslations } from 'use-intl';
import { formatMoment } from '@portico/browser/moment';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { ReceiptFacts } from '../../parts/receipt-facts/receipt-facts.tsx';
import { DocumentButton } from './document-button.tsx';
import { allReceiptsHref } from './receipt-addresses.ts';
import { ReceiptCode } from './receipt-code.tsx';
import { ReceiptText } from './receipt-text.tsx';
import styles from './receipt.module.css';

interface ReceiptSheetProps {
  readonly own: OwnReceipt['output'];
  readonly title: string;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  readonly slug: string;
  /** Whether this submission still counts: it was not withdrawn, and no other application was started. */
  readonly stands: boolean;
}

export function ReceiptSheet({ own, title, language, choiceWord, slug, stands }: ReceiptSheetProps) {
  const t = useTranslations('receipts.own');
  const { receipt, revoked_time, number, all } = own;
  const ended = own.standing === 'replaced' ? 'replaced' : 'revoked';
  const isNewest = all[0]?.id === own.id;
  const actions = (
    <div className={styles.actions}>
      <DocumentButton slug={slug} number={number} submission={own.id} language={language} />
      <Button kind="secondary" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {all.length > 1 ? (
        <LinkButton kind="secondary" href={allReceiptsHref}>
          {t('all')}
        </LinkButton>
      ) : null}
    </div>
  );
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={t('lead')} action={actions} />
      <div className={styles.stack}>
        {revoked_time === 0 ? null : (
          <Notice kind="warning" title={t(`${ended}Title`)}>
            {t(ended, { time: formatMoment(revoked_time, language, receipt.facts.timeZone) })}
          </Notice>
        )}
        <Card>
          <div className={styles.sheet}>
            <div>
              <ReceiptFacts receipt={receipt} language={language} choiceWord={choiceWord} />
            </div>
            <ReceiptCode qr={own.qr} address={own.address} />
          </div>
        </Card>
        <ReceiptText own={own} />
        {stands && isNewest ? (
          <p className={styles.onward} data-no-print>
            <LinkButton kind="quiet" href={hrefTo('/preview')}>
              {t('preview')}
            </LinkButton>
          </p>
        ) : null}
      </div>
    </div>
  );
}
