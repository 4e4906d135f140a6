import { Button } from '@portico/ui/button';
import { FieldFrame } from '@portico/ui/field-frame';
import { RetestIcon, SuccessIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import type { HumanProof } from './use-human-proof.ts';
import styles from './human-proof.module.css';

/** A picture to read, and beside it the way for whoever cannot see it. */
export function HumanProofField({ proof }: { readonly proof: HumanProof }) {
  if (proof.progress !== null) return <Working progress={proof.progress} onCancel={proof.cancel} />;
  if (proof.solved) return <Solved onUndo={() => proof.renew()} />;
  return <Picture proof={proof} />;
}

function Picture({ proof }: { readonly proof: HumanProof }) {
  const t = useTranslations('accounts.proof');
  return (
    <div className={styles.proof}>
      <FieldFrame label={t('label')} error={proof.error || (proof.failed ? t('failed') : undefined)} required>
        {(control) => (
          <span className={styles.row}>
            <input
              {...control}
              name="captcha"
              value={proof.answer}
              onChange={(event) => proof.write(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={16}
              required
            />
            <span className={styles.box}>
              {proof.image === null ? null : <img src={proof.image} alt={t('picture')} width={118} height={40} />}
            </span>
            <button type="button" className={styles.refresh} aria-label={t('refresh')} onClick={() => proof.renew()}>
              <RetestIcon />
            </button>
          </span>
        )}
      </FieldFrame>
      <button type="button" className={styles.other} disabled={proof.image === null} onClick={proof.solve}>
        {t('cannotSee')}
      </button>
    </div>
  );
}

function Working({ progress, onCancel }: { readonly progress: number; readonly onCancel: () => void }) {
  const t = useTranslations('accounts');
  return (
    <div className={styles.panel}>
      <p role="status">{t('proof.working')}</p>
      <progress value={progress} max={1} aria-label={t('proof.progress')} />
      <Button kind="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

function Solved({ onUndo }: { readonly onUndo: () => void }) {
  const t = useTranslations('accounts.proof');
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.solved}>
        <SuccessIcon />
        {t('solved')}
      </p>
      <button type="button" className={styles.other} onClick={onUndo}>
        {t('usePicture')}
      </button>
    </div>
  );
}
