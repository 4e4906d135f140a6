import { localeTags } from '@portico/i18n/locale';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkedText } from './linked-text.tsx';
import classes from './mail-body.module.css';
import type { OutboxMessage } from '../use-outbox.ts';

const views = ['formatted', 'plain'] as const;
type View = (typeof views)[number];

// Not a call of the contract but a document of its own, with a content security policy that allows the mail's styles
// and nothing else.
const htmlAddress = (id: string) => `/staff/v1/outbox/html?id=${encodeURIComponent(id)}`;

/** The mail as a mail program shows it, or its plain text. */
export function MailBody({ message }: { readonly message: OutboxMessage }) {
  const t = useTranslations('console.message');
  const hasHtml = message.html !== '';
  const [view, setView] = useState<View>(hasHtml ? 'formatted' : 'plain');
  return (
    <div className={classes.mail}>
      {hasHtml && (
        <div className={classes.views}>
          <Segmented
            tabIndex={-1}
            aria-label={t('view')}
            value={view}
            onChange={setView}
            options={views.map((name) => ({ value: name, label: t(name) }))}
          />
          {view === 'formatted' && <p className={classes.hint}>{t('links')}</p>}
        </div>
      )}
      {view === 'formatted' ? (
        <iframe
          className={classes.sheet}
          sandbox=""
          src={htmlAddress(message.id)}
          title={t('frameTitle', { subject: message.subject })}
        />
      ) : (
        <div className={classes.plain} lang={localeTags[message.lang]}>
          <LinkedText text={message.text} />
        </div>
      )}
    </div>
  );
}
