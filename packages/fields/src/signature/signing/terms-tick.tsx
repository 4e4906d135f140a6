import { Checkbox } from '@portico/ui/checkbox';
import { useFieldServices } from '../../field-services.ts';
import styles from './signature-dialog.module.css';
import { useWords } from '../../use-words.ts';
import { signatureWords } from '../words.ts';

interface TermsTickProps {
  readonly id: string;
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** spec 5: signature terms must be accepted. */
export function TermsTick({ id, accepted, onChange }: TermsTickProps) {
  const t = useWords(signatureWords);
  const { signing } = useFieldServices();
  return (
    <div className={styles.terms}>
      <Checkbox id={id} label={t('accept')} checked={accepted} onChange={(event) => onChange(event.target.checked)} />
      <details className={styles.policy}>
        <summary>{t('policyTitle')}</summary>
        <p>{signing?.policy ?? t('policy')}</p>
      </details>
    </div>
  );
}
