import { PaperClipOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { sizeInWords } from '@portico/browser/size-in-words';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from './messages.module.css';
import { type Thread, type ThreadMessage, useThreadChanges } from './use-inbox.ts';

interface Earlier {
  readonly list: readonly ThreadMessage[];
  readonly next: string;
}

/** The messages, the newest last; earlier ones on request. */
export function ThreadMessages({ applicant, thread }: { readonly applicant: string; readonly thread: Thread }) {
  const t = useTranslations('console.inbox.thread');
  const failureText = useFailureText();
  const { earlier } = useThreadChanges(applicant);
  const [before, setBefore] = useState<Earlier>({ list: [], next: thread.next });
  const loading = useMutation({
    mutationFn: () => earlier(before.next),
    onSuccess: ({ list, next }) => setBefore({ list: [...before.list, ...list], next }),
  });
  // What the first page shows no more, since others came, is among the earlier ones only if it was fetched there.
  const [first, setFirst] = useState(thread.list);
  const newest = new Set(thread.list.map(({ id }) => id));
  if (first !== thread.list) {
    const dropped = first.filter(({ id }) => !newest.has(id));
    if (dropped.length > 0) setBefore({ ...before, list: [...dropped, ...before.list] });
    setFirst(thread.list);
  }
  const shown = [...thread.list, ...before.list.filter(({ id }) => !newest.has(id))];
  shown.reverse();
  if (shown.length === 0) return <p className={classes.lead}>{t('empty')}</p>;
  return (
    <section aria-label={t('messages')} className={classes.thread}>
      {loading.isError && <Alert type="error" showIcon role="alert" title={failureText(loading.error)} />}
      {before.next !== '' && (
        <Button className={classes.earlier ?? ''} loading={loading.isPending} onClick={() => loading.mutate()}>
          {t('earlier')}
        </Button>
      )}
      <ol ref={showLast} className={classes.messages}>
        {shown.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

/** A long conversation opens where it ends. */
function showLast(list: HTMLOListElement | null): void {
  list?.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

function Message({ message }: { readonly message: ThreadMessage }) {
  const t = useTranslations('console.inbox.thread');
  const language = useLanguage();
  const zone = useOwnZone();
  const { author, title, content, text, by, files, at, readAt } = message;
  return (
    <li className={`${classes.message} ${classes[author]}`}>
      <p className={classes.facts}>
        <strong>{author === 'office' ? t('by', { name: by }) : t(`from.${author}`)}</strong>
        <time dateTime={at}>{formatMoment(Date.parse(at) / 1000, language, zone, 'column')}</time>
        {author === 'applicant' && readAt === null && <Tag className={classes.new ?? ''}>{t('notRead.applicant')}</Tag>}
      </p>
      {title[language] !== '' && <h3 className={classes.subject}>{title[language]}</h3>}
      <p className={classes.text}>{author === 'system' ? content[language] : text}</p>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t('files')}>
          {files.map(({ uid, name, url, size }) => (
            <li key={uid}>
              <a href={url} target="_blank" rel="noreferrer">
                <PaperClipOutlined aria-hidden /> {name}
              </a>{' '}
              <span className={classes.number}>{sizeInWords(size)}</span>
            </li>
          ))}
        </ul>
      )}
      {author === 'office' && <p className={classes.state}>{t(readAt === null ? 'notRead.office' : 'read.office')}</p>}
    </li>
  );
}
