import { CheckIcon, CircleIcon, ClockIcon, ErrorIcon, EyeIcon, MailIcon, WarningIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './referees.module.css';
import type { RequestState } from './request-state.ts';

const icons = {
  unasked: CircleIcon,
  sent: ClockIcon,
  delivered: MailIcon,
  opened: EyeIcon,
  received: CheckIcon,
  declined: WarningIcon,
  bounced: ErrorIcon,
} as const satisfies Record<RequestState, unknown>;

/** The request state in a word. */
export function StateMark({ state }: { readonly state: RequestState }) {
  const t = useTranslations('referees.state');
  const StateIcon = icons[state];
  return (
    <span className={styles.mark} data-request-state={state}>
      <StateIcon size={16} />
      {t(state)}
    </span>
  );
}
