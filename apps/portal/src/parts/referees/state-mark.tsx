import { CheckIcon, CircleIcon, ClockIcon, ErrorIcon, EyeIcon, MailIcon, WarningIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './referees.module.css';
import type { Standing } from './standing.ts';

const icons = {
  unasked: CircleIcon,
  sent: ClockIcon,
  delivered: MailIcon,
  opened: EyeIcon,
  received: CheckIcon,
  declined: WarningIcon,
  bounced: ErrorIcon,
} as const satisfies Record<Standing, unknown>;

/** How far a request has come, in a word. */
export function StateMark({ standing }: { readonly standing: Standing }) {
  const t = useTranslations('referees.state');
  const StateIcon = icons[standing];
  return (
    <span className={styles.mark} data-standing={standing}>
      <StateIcon size={16} />
      {t(standing)}
    </span>
  );
}
