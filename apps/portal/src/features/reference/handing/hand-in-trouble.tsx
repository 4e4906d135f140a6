import { goToField } from '@portico/fields/go-to-field';
import { useProblemSentence } from '@portico/fields/problem-sentence';
import type { MissingAnswer } from '@portico/contract/missing-answers';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { goToConflicts } from '../../../parts/saving/go-to-conflicts.ts';
import styles from '../reference.module.css';
import handing from './handing.module.css';
import type { Trouble } from './trouble.ts';

interface HandInTroubleProps {
  readonly trouble: Trouble;
  readonly language: Language;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
}

/** Why the letter is not handed in, and the way on. */
export function HandInTrouble({ trouble, language, onRetry, onSignIn }: HandInTroubleProps) {
  const t = useTranslations('reference');
  const choose = useTranslations('saving.word');
  return (
    <Notice kind="error" title={t('hand.trouble')}>
      <div className={styles.stack}>
        {trouble.kind === 'missing' ? <Missing missing={trouble.missing} language={language} /> : null}
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

function Missing({ missing, language }: { readonly missing: readonly MissingAnswer[]; readonly language: Language }) {
  const t = useTranslations('reference.hand');
  const sentence = useProblemSentence(language);
  return (
    <>
      <p>{t('missing', { count: missing.length })}</p>
      <ul className={handing.missing}>
        {missing.map(({ menuid, group, columnNumber, field, name, problem }) => (
          <li key={`${menuid} ${group} ${columnNumber} ${field}`}>
            <button type="button" onClick={() => goToField(group || field)}>
              {columnNumber === 0 ? name[language] : t('row', { row: columnNumber, field: name[language] })}
            </button>
            <span>{sentence(problem)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
