import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { moduleHref } from '../../../lib/navigation/form-addresses.ts';
import type { Referee } from '../referees-query.ts';
import styles from '../referees.module.css';

interface LikelyPartProps {
  readonly referee: Referee;
  readonly isSure: boolean;
  readonly problem: string;
  readonly onSure: (isSure: boolean) => void;
  /** Puts the suggested address into the row; null if that is not possible here. */
  readonly onUse: (() => void) | null;
}

/** An address that looks mistyped: offers the likely one, or to confirm that it is correct. */
export function LikelyPart({ referee, isSure, problem, onSure, onUse }: LikelyPartProps) {
  const t = useTranslations('referees.invite');
  const { likely_email: likely, menuid, group, can } = referee;
  return (
    <Notice kind="warning" title={t('doubtful')}>
      <div className={styles.stack}>
        <p>{t('doubtfulText', { likely })}</p>
        {onUse === null ? null : (
          <Button kind="secondary" onClick={onUse}>
            {t('useLikely', { likely })}
          </Button>
        )}
        {onUse === null && can.change ? (
          <LinkButton kind="secondary" href={moduleHref(menuid, { field: group })}>
            {t('correct')}
          </LinkButton>
        ) : null}
        <Checkbox
          label={t('sure')}
          checked={isSure}
          error={problem}
          onChange={({ target }) => onSure(target.checked)}
        />
      </div>
    </Notice>
  );
}
