import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoment, ownZone, isSameClock } from '@portico/browser/moment';
import styles from './receipt-facts.module.css';

interface ReceiptFactsProps {
  readonly receipt: SealedReceipt;
  readonly language: Language;
  /** Whether the project says batch or track. */
  readonly choiceWord?: 'batch' | 'track';
}

/** The facts of a receipt, for people. */
export function ReceiptFacts({ receipt: { facts }, language, choiceWord = 'batch' }: ReceiptFactsProps) {
  const t = useTranslations('receipts.facts');
  const at = secondsOf(facts.submittedAt);
  const time = formatMoment(at, language, facts.timeZone);
  return (
    <>
      <p className={styles.sentence}>
        {t('sentence', { name: facts.name, number: facts.number, project: facts.project[language], time })}
      </p>
      <dl className={styles.facts}>
        <Fact label={t('number')}>
          <strong className={styles.number}>{facts.number}</strong>
        </Fact>
        <Fact label={t('name')}>{facts.name}</Fact>
        <Fact label={t('project')}>{facts.project[language]}</Fact>
        <Fact label={t(choiceWord)}>{facts.batch[language]}</Fact>
        <Fact label={t('submitted')}>
          <BothTimes at={at} language={language} timeZone={facts.timeZone} />
        </Fact>
        <Fact label={t('installation')}>{facts.installation}</Fact>
      </dl>
    </>
  );
}

interface ReceiptParticularsProps extends Pick<ReceiptFactsProps, 'receipt'> {
  readonly children?: ReactNode;
}

/** The parts of a receipt that only programs need, collapsed. */
export function ReceiptParticulars({ receipt, children }: ReceiptParticularsProps) {
  const t = useTranslations('receipts.facts');
  return (
    <details className={styles.technical} data-no-print>
      <summary>{t('technical')}</summary>
      <div className={styles.technicalBody}>
        <dl className={styles.facts}>
          <Fact label={t('hash')}>
            <code className={styles.code}>{receipt.facts.answersHash}</code>
          </Fact>
          <Fact label={t('exact')}>
            <code className={styles.code}>{receipt.facts.submittedAt}</code>
          </Fact>
          <Fact label={t('formVersion')}>{receipt.facts.formVersion}</Fact>
          <Fact label={t('key')}>
            <code className={styles.code}>{receipt.key}</code>
          </Fact>
          <Fact label={t('signature')}>
            <code className={styles.code}>{receipt.signature}</code>
          </Fact>
        </dl>
        {children}
      </div>
    </details>
  );
}

interface BothTimesProps {
  readonly at: number;
  readonly language: Language;
  readonly timeZone: string;
}

function BothTimes({ at, language, timeZone }: BothTimesProps) {
  const t = useTranslations('portal.times');
  const own = ownZone();
  return (
    <>
      {formatMoment(at, language, timeZone)}
      {isSameClock(at, timeZone, own) ? null : (
        <span className={styles.own}>{t('ownTime', { time: formatMoment(at, language, own) })}</span>
      )}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function secondsOf(iso: string): number {
  return Math.floor(Date.parse(iso) / 1000);
}
