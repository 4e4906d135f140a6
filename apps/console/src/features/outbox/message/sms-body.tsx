import { localeTags } from '@portico/i18n/locale';
import { useFormatter, useTranslations } from 'use-intl';
import { LinkedText } from './linked-text.tsx';
import classes from './sms-body.module.css';
import type { OutboxMessage } from '../use-outbox.ts';

/** The text as it looks on the receiver's phone. */
export function SmsBody({ message }: { readonly message: OutboxMessage }) {
  const t = useTranslations('console.message');
  const format = useFormatter();
  return (
    <section className={classes.phone} aria-label={t('bubble')}>
      <p className={classes.sender}>{message.from}</p>
      <p className={classes.time}>
        {format.dateTime(Date.parse(message.sent_at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </p>
      <p className={classes.bubble} lang={localeTags[message.lang]}>
        <LinkedText text={message.text} />
      </p>
    </section>
  );
}
