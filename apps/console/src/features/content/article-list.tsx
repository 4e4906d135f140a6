import { ReadOutlined } from '@ant-design/icons';
import type { ArticleKind } from '@portico/contract/article-kinds';
import { formatMoment } from '@portico/browser/moment';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, type TableColumnsType, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { useProject } from '../../lib/project.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { Editing } from './article-drawer.tsx';
import type { ContentFilter } from './content-filter.ts';
import classes from './content.module.css';
import { type ArticleEntry, useArticleChanges, useArticles } from './use-articles.ts';

interface ArticleListProps {
  readonly kind: ArticleKind;
  readonly address: ListAddress<ContentFilter>;
  readonly onEdit: (editing: Omit<Editing, 'isOpen'>) => void;
}

export function ArticleList({ kind, address, onEdit }: ArticleListProps) {
  const t = useTranslations('console.content');
  const failureText = useFailureText();
  const query = useArticles({ kind, after: address.after });
  const changes = useArticleChanges();
  const opening = useMutation({
    mutationFn: changes.read,
    onSuccess: (draft, article) => onEdit({ article, ...draft }),
  });
  const columns = useColumns({ kind, onOpen: (article) => opening.mutate(article) });
  return (
    <>
      {opening.isError && <Alert type="error" showIcon role="alert" title={failureText(opening.error)} />}
      <DataTable
        label={t(`kinds.${kind}`)}
        words="content"
        icon={<ReadOutlined aria-hidden />}
        query={query}
        address={address}
        rowKey="article"
        columns={columns}
        Card={State}
      />
    </>
  );
}

interface Columns extends Pick<ArticleListProps, 'kind'> {
  readonly onOpen: (article: string) => void;
}

function useColumns({ kind, onOpen }: Columns): TableColumnsType<ArticleEntry> {
  const t = useTranslations('console.content');
  const language = useLanguage();
  const zone = useOwnZone();
  return [
    {
      key: 'title',
      title: t('columns.title'),
      render: (_, entry) => (
        <Button type="link" className={classes.open ?? ''} onClick={() => onOpen(entry.article)}>
          {nameOf(entry, language)}
        </Button>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      width: 190,
      responsive: ['md'],
      render: (_, row) => <State row={row} />,
    },
    kind === 'download'
      ? {
          key: 'downloads',
          title: t('columns.downloads'),
          width: 150,
          responsive: ['md'],
          render: (_, { downloads: times, readers: people }) => t('downloads', { times, people }),
        }
      : {
          key: 'readers',
          title: t('columns.readers'),
          width: 90,
          align: 'right',
          responsive: ['md'],
          dataIndex: 'readers',
        },
    {
      key: 'changed',
      title: t('columns.changed'),
      width: 210,
      responsive: ['xl'],
      render: (_, { changed: { at, by } }) =>
        t('changedBy', { time: formatMoment(Date.parse(at) / 1000, language, zone, 'column'), by }),
    },
    { key: 'actions', title: t('columns.actions'), width: 190, render: (_, entry) => <Actions entry={entry} /> },
  ];
}

function State({ row: { shown, pinned, isChanged } }: { readonly row: ArticleEntry }) {
  const t = useTranslations('console.content');
  return (
    <span className={classes.state}>
      <Tag className={classes[shown] ?? ''}>{t(`shown.${shown}`)}</Tag>
      {isChanged && <Tag>{t('isChanged')}</Tag>}
      {pinned && <Tag>{t('pinned')}</Tag>}
    </span>
  );
}

/** What the state of an article allows; each tells its effect first. */
function Actions({ entry }: { readonly entry: ArticleEntry }) {
  const t = useTranslations('console.content');
  const { may } = useProject();
  const language = useLanguage();
  const confirm = useConfirm();
  const { read, publish, withdraw, remove } = useArticleChanges();
  const { article, shown, isChanged } = entry;
  const name = nameOf(entry, language);
  if (!may('content.publish')) return null;
  const ask = (deed: 'publish' | 'withdraw' | 'remove', run: () => Promise<unknown>) => () =>
    confirm({
      title: t(`${deed}.title`, { name }),
      effect: t(`${deed}.effect`),
      label: t(`${deed}.confirm`),
      isDestructive: deed !== 'publish',
      run: async () => void (await run()),
    });
  // Whoever publishes from the list publishes what is there now.
  const now = async (act: (id: string, revision: number) => Promise<unknown>) =>
    act(article, (await read(article)).revision);
  return (
    <span className={classes.actions}>
      {(shown === 'draft' || isChanged) && (
        <Button size="small" aria-label={t('publish.of', { name })} onClick={ask('publish', () => now(publish))}>
          {t('publish.button')}
        </Button>
      )}
      {shown === 'draft' ? (
        <Button
          size="small"
          type="text"
          danger
          aria-label={t('remove.of', { name })}
          onClick={ask('remove', () => now(remove))}
        >
          {t('remove.button')}
        </Button>
      ) : (
        <Button
          size="small"
          type="text"
          danger
          aria-label={t('withdraw.of', { name })}
          onClick={ask('withdraw', () => withdraw(article))}
        >
          {t('withdraw.button')}
        </Button>
      )}
    </span>
  );
}

function nameOf({ title }: ArticleEntry, language: keyof ArticleEntry['title']): string {
  return title[language] || Object.values(title).find(Boolean) || '–';
}
