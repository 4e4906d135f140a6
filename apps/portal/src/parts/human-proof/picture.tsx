import { FieldFrame } from '@portico/ui/field-frame';
import { RetestIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './human-proof.module.css';
import type { HumanProof } from './use-human-proof.ts';

interface PictureProps {
  readonly proof: HumanProof;
  readonly image: string;
}

/** A picture with characters to type, and an alternative for people who cannot see it. */
export function Picture({ proof, image }: PictureProps) {
  const t = useTranslations('accounts.proof');
  return (
    <div className={styles.proof}>
      <FieldFrame label={t('label')} error={proof.error || undefined} required>
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
              <img src={image} alt={t('picture')} width={118} height={40} />
            </span>
            <button type="button" className={styles.refresh} aria-label={t('refresh')} onClick={proof.renew}>
              <RetestIcon />
            </button>
          </span>
        )}
      </FieldFrame>
      <button type="button" className={styles.other} onClick={proof.dismiss}>
        {t('cannotSee')}
      </button>
    </div>
  );
}
