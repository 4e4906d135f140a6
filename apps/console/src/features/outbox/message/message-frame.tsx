import { localeTags } from '@portico/i18n/locale';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { withZone } from '@portico/browser/moment';
import { MailBody } from './mail-body.tsx';
import classes from './message-frame.module.css';
import { SmsBody } from './sms-body.tsx';
import type { OutboxMessage } from '../use-outbox.ts';

const bodies = { mail: MailBody, sms: SmsBody } as const;

/** Subject and headers, then the message as its channel shows it. */
export function MessageFrame({ message }: { readonly message: OutboxMessage }) {
  const t = useTranslations('console.message');
  const languages = useTranslations('console.languages');
  const format = useFormatter();
  const language = useLanguage();
  const zone = useOwnZone();
  const heading = useFocusWhereListIsHidden();
  const Body = bodies[message.channel];
  const momentOf = (text: string) => {
    const at = Date.parse(text);
    return withZone(format.dateTime(at, { dateStyle: 'long', timeStyle: 'medium' }), at / 1000, language, zone);
  };
  const facts = [
    ['from', message.from],
    ['to', message.to],
    ['sentAt', momentOf(message.sent_at)],
    ['bouncedAt', message.bounced_at === null ? '' : momentOf(message.bounced_at)],
    ['project', message.project],
    ['language', languages(message.lang)],
  ] as const;
  return (
    <article className={classes.message} aria-labelledby="message-title">
      {message.channel === 'mail' ? (
        <h2 id="message-title" ref={heading} tabIndex={-1} className={classes.title} lang={localeTags[message.lang]}>
          {message.subject || t('noSubject')}
        </h2>
      ) : (
        <h2 id="message-title" ref={heading} tabIndex={-1} className={classes.title}>
          {t('smsTo', { to: message.to })}
        </h2>
      )}
      <dl className={classes.facts}>
        {facts
          .filter(([, fact]) => fact !== '')
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      <Body message={message} />
    </article>
  );
}

// On a phone the list is hidden together with the link that was followed, so the focus would be lost.
function useFocusWhereListIsHidden() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (matchMedia('(max-width: 899px)').matches) heading.current?.focus();
  }, []);
  return heading;
}
