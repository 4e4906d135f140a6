import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { MissingList } from '../../../parts/sheet/handing/missing-list.tsx';
import type { Trouble } from '../../../parts/sheet/handing/trouble.ts';
import { goToConflicts } from '../../../parts/sheet/saving/go-to-conflicts.ts';
import styles from '../reference.module.css';

interface HandInTroubleProps {
  readonly trouble: Trouble;
  readonly language: Language;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** Why the letter could not be submitted, and what to do. */
export function HandInTrouble({ trouble, language, onRetry, onSignIn }: HandInTroubleProps) {
  const t = useTranslations('reference');
  const choose = useTranslations('saving.word');
  return (
    <Notice kind="error" title={t('hand.trouble')}>
      <div className={styles.stack}>
        {trouble.kind === 'missing' ? (
          <>
            <p>{t('hand.missing', { count: trouble.missing.length })}</p>
            <MissingList
              missing={trouble.missing}
              language={language}
              rowText={(row, field) => t('hand.row', { row, field })}
            />
          </>
        ) : null}
        {trouble.kind === 'refused' ? <p>{trouble.text}</p> : null}
        {trouble.kind === 'signedOut' ? (
          <>
            <p>{t('form.signedOut')}</p>
            <Button onClick={onSignIn}>{t('form.signInAgain')}</Button>
          </>
        ) : null}
        {isPlain(trouble) ? <p>{t(`hand.${trouble.kind}`)}</p> : null}
        {trouble.kind === 'unsaved' || trouble.kind === 'unanswered' ? (
          <Button onClick={onRetry}>{t('retry')}</Button>
        ) : null}
        {trouble.kind === 'settle' ? <Button onClick={goToConflicts}>{choose('choose')}</Button> : null}
      </div>
    </Notice>
  );
}

type Plain = Extract<Trouble, { readonly kind: string }> & {
  readonly kind: 'unsaved' | 'settle' | 'unanswered' | 'changedForm';
};

function isPlain(trouble: Trouble): trouble is Plain {
  return ['unsaved', 'settle', 'unanswered', 'changedForm'].includes(trouble.kind);
}
