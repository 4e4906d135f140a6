import { MessageOutlined, SnippetsOutlined } from '@ant-design/icons';
import { threadLists } from '@portico/contract/thread-lists';
import { formatMoment } from '@portico/browser/moment';
import { Button, Segmented, type TableColumnsType, Tag } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { oneOf, useListAddress } from '../../parts/list-filter/use-list-address.ts';
import classes from './messages.module.css';
import { type ThreadEntry, useNews, useThreads } from './use-inbox.ts';

const readInboxFilter = (textOf: (name: string) => string) => ({ list: oneOf(threadLists, textOf('list')) });

/** Whom the applicants of a project write with: who waits for an answer comes first. */
export function InboxPage() {
  const t = useTranslations('console.inbox');
  const address = useListAddress(readInboxFilter);
  const { list } = address.filter;
  const query = useThreads({ list, after: address.after });
  const columns = useColumns();
  const { slug, may } = useProject();
  const navigate = useNavigate();
  const { waiting = 0, overdue = 0, answerDays = null } = query.data ?? {};
  // Where nothing is promised, nobody is overdue.
  const lists = threadLists.filter((one) => one !== 'overdue' || answerDays !== null || list === 'overdue');
  useNews();
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('title')}</h2>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        {may('messages.answer') && (
          <Button icon={<SnippetsOutlined aria-hidden />} onClick={() => void navigate(paths.readyAnswers(slug))}>
            {t('ready.title')}
          </Button>
        )}
      </header>
      <Segmented
        aria-label={t('list')}
        className={classes.lists ?? ''}
        value={list}
        options={lists.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={(value) => address.change({ list: value })}
      />
      <p className={classes.lead} role="status">
        {query.data === undefined ? '' : t('waiting', { count: waiting })}
        {overdue > 0 && answerDays !== null && ` ${t('overdue', { count: overdue, days: answerDays })}`}
      </p>
      <DataTable
        label={t('list')}
        words="inbox"
        icon={<MessageOutlined aria-hidden />}
        query={query}
        address={address}
        rowKey="applicant"
        columns={columns}
        Card={Facts}
      />
    </div>
  );
}

function useColumns(): TableColumnsType<ThreadEntry> {
  const t = useTranslations('console.inbox');
  return [
    { key: 'who', title: t('columns.who'), width: 220, render: (_, entry) => <Who entry={entry} /> },
    {
      key: 'last',
      title: t('columns.last'),
      responsive: ['md'],
      render: (_, entry) => <span className={classes.words}>{wordsOf(entry, t)}</span>,
    },
    {
      key: 'since',
      title: t('columns.since'),
      width: 200,
      responsive: ['md'],
      render: (_, { waitingSince, isOverdue }) =>
        waitingSince === null ? '–' : <Since at={waitingSince} isOverdue={isOverdue} />,
    },
    {
      key: 'assigned',
      title: t('columns.assigned'),
      width: 150,
      responsive: ['lg'],
      render: (_, { assigned }) => assigned?.name ?? t('nobody'),
    },
    {
      key: 'at',
      title: t('columns.at'),
      width: 200,
      responsive: ['xl'],
      render: (_, { lastAt }) => <Moment at={lastAt} />,
    },
  ];
}

function Who({ entry: { applicant, name, number, unread } }: { readonly entry: ThreadEntry }) {
  const t = useTranslations('console.inbox');
  const { slug } = useProject();
  return (
    <span className={classes.who}>
      <Link to={paths.thread(slug, applicant)}>{name || t('nameless')}</Link>
      {unread > 0 && <Tag className={classes.new ?? ''}>{t('unread', { count: unread })}</Tag>}
      {number !== '' && <span className={classes.number}>{number}</span>}
    </span>
  );
}

/** On a phone, below the name. */
function Facts({ row }: { readonly row: ThreadEntry }) {
  const t = useTranslations('console.inbox');
  const { waitingSince, lastAt, assigned, isOverdue } = row;
  return (
    <div className={classes.facts}>
      <span className={classes.words}>{wordsOf(row, t)}</span>
      <span>
        <Since at={waitingSince ?? lastAt} isOverdue={isOverdue} />
        {assigned !== null && ` · ${assigned.name}`}
      </span>
    </div>
  );
}

function Since({ at, isOverdue }: { readonly at: string; readonly isOverdue: boolean }) {
  const t = useTranslations('console.inbox');
  return (
    <span className={classes.who}>
      <Moment at={at} />
      {isOverdue && <Tag className={classes.overdue ?? ''}>{t('isOverdue')}</Tag>}
    </span>
  );
}

function Moment({ at }: { readonly at: string }) {
  const language = useLanguage();
  const zone = useOwnZone();
  return <time dateTime={at}>{formatMoment(Date.parse(at) / 1000, language, zone, 'column')}</time>;
}

function wordsOf({ words, isOwn }: ThreadEntry, t: ReturnType<typeof useTranslations<'console.inbox'>>): string {
  const said = words === '' ? t('filesOnly') : words;
  return isOwn ? t('you', { words: said }) : said;
}
