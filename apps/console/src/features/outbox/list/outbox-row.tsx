import { MailOutlined, MessageOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { localeTags } from '@portico/i18n/locale';
import { Link, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../../lib/paths.ts';
import classes from './outbox-row.module.css';
import type { OutboxEntry } from '../use-outbox.ts';

const channelIcons = { mail: MailOutlined, sms: MessageOutlined } as const;

interface OutboxRowProps {
  readonly entry: OutboxEntry;
  readonly current: boolean;
}

export function OutboxRow({ entry, current }: OutboxRowProps) {
  const t = useTranslations('console');
  const format = useFormatter();
  const { search } = useLocation();
  const Icon = channelIcons[entry.channel];
  return (
    <li>
      <Link
        className={classes.row}
        to={{ pathname: paths.message(entry.id), search }}
        aria-current={current ? 'true' : undefined}
      >
        <span className={classes.icon}>
          <Icon aria-label={t(`outbox.channels.${entry.channel}`)} />
        </span>
        <span className={classes.to}>{entry.to}</span>
        <time className={classes.time} dateTime={entry.sent_at}>
          {format.dateTime(Date.parse(entry.sent_at), {
            month: 'short',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          })}
        </time>
        <span className={classes.body} lang={localeTags[entry.lang]}>
          {entry.channel === 'mail' && (
            <span className={classes.subject}>{entry.subject || t('message.noSubject')}</span>
          )}
          <span className={classes.excerpt}>{entry.excerpt}</span>
        </span>
        <span className={classes.project}>
          {entry.bounced_at !== null && <Tag color="error">{t('outbox.bounced')}</Tag>} {entry.project}
        </span>
      </Link>
    </li>
  );
}
