import { useTranslations } from 'use-intl';
import { timeLeft } from './batch-phase.ts';
import styles from './batch-times.module.css';

interface CountdownProps {
  readonly label: string;
  readonly seconds: number;
}

/** The days, hours, minutes and seconds left. */
export function Countdown({ label, seconds }: CountdownProps) {
  const t = useTranslations('portal.times');
  const left = timeLeft(seconds);
  return (
    <p className={styles.countdown} role="timer">
      <span className={styles.countdownLabel}>{label}</span>
      {left.days > 0 ? <span>{t('left.days', left)}</span> : null}
      <span>{t('left.hours', left)}</span>
      <span>{t('left.minutes', left)}</span>
      <span>{t('left.seconds', left)}</span>
    </p>
  );
}
