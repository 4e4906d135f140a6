import { Checkbox } from '@portico/ui/checkbox';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../../field-services.ts';
import styles from './signature-dialog.module.css';

interface TermsTickProps {
  readonly id: string;
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** spec 5: signature terms must be accepted. */
export function TermsTick({ id, accepted, onChange }: TermsTickProps) {
  const t = useTranslations('fields.capture.signature');
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
