import type { VerifyReceipt } from '@portico/contract/receipts.schemas';
import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ReceiptFacts, ReceiptParticulars } from '../../parts/receipt-facts/receipt-facts.tsx';
import type { Outcome } from './use-check.ts';
import styles from './verify.module.css';

interface VerdictViewProps {
  readonly outcome: Outcome;
  readonly language: Language;
}

export function VerdictView({ outcome, language }: VerdictViewProps) {
  const t = useTranslations('receipts.verify');
  const failureText = useFailureText();
  if (outcome.kind === 'noneInFile') return <Notice kind="warning">{t('fileUnread', { name: outcome.name })}</Notice>;
  if (outcome.kind === 'failed') {
    return (
      <Notice kind="error" title={t('failed')}>
        {failureText(outcome.failure)}
      </Notice>
    );
  }
  const { answer } = outcome;
  if (answer.receipt === null) return <Refusal answer={answer} />;
  const { installation } = answer.receipt.facts;
  return (
    <>
      <Notice kind="success" title={t('genuine')}>
        {t(answer.is_own === 1 ? 'genuineOwn' : 'genuineTrusted', { installation })}
      </Notice>
      <p className={styles.compare}>{t('compare')}</p>
      <Card>
        <ReceiptFacts receipt={answer.receipt} language={language} />
      </Card>
      <ReceiptParticulars receipt={answer.receipt} />
    </>
  );
}

function Refusal({ answer }: { readonly answer: VerifyReceipt['output'] }) {
  const t = useTranslations('receipts.verify');
  if (answer.verdict === 'unknownKey') {
    return (
      <Notice kind="warning" title={t('unknownKey')}>
        {t('unknownKeyText', { installation: answer.claimed_installation })}
      </Notice>
    );
  }
  const key = answer.verdict === 'genuine' ? 'unreadable' : answer.verdict;
  return (
    <Notice kind={key === 'altered' ? 'error' : 'warning'} title={t(key)}>
      {t(`${key}Text`)}
    </Notice>
  );
}
