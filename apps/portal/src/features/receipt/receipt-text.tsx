import type { OwnReceipt } from '@portico/contract/receipts.schemas';
import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { ReceiptParticulars } from '../../parts/receipt-facts/receipt-facts.tsx';
import { useCopy } from '../../parts/copying/use-copy.ts';
import { downloadContent } from '@portico/browser/download';
import styles from './receipt.module.css';

/** What other programs need for checking it: the receipt as one word, and as a file. */
export function ReceiptText({ own }: { readonly own: OwnReceipt['output'] }) {
  const t = useTranslations('receipts.own');
  const { state, copy } = useCopy();
  const save = () =>
    downloadContent(
      new Blob([JSON.stringify(own.receipt)], { type: 'application/json' }),
      `receipt-${own.number}.json`,
    );
  return (
    <ReceiptParticulars receipt={own.receipt}>
      <label className={styles.word}>
        <span>{t('word')}</span>
        <textarea readOnly rows={5} value={own.text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => void copy(own.text)}>
          {t('copy')}
        </Button>
        <Button kind="secondary" onClick={save}>
          {t('save')}
        </Button>
      </div>
      <p role="status">{state === 'idle' ? null : t(state === 'copied' ? 'copied' : 'copyFailed')}</p>
    </ReceiptParticulars>
  );
}
