import { formatMoment } from '@portico/browser/moment';
import { lookEditions, rollBackLook } from '@portico/contract/look';
import type { LookEditions } from '@portico/contract/look.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useProject } from '../../../lib/project.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import classes from './publishing.module.css';

type Edition = LookEditions['output']['list'][number];

interface HistoryDrawerProps {
  readonly onClose: () => void;
  readonly onDone: (edition: number) => void;
}

/** What was published when and by whom, and the way back to it. */
export function HistoryDrawer({ onClose, onDone }: HistoryDrawerProps) {
  useFocusBack();
  const t = useTranslations('console.look.history');
  const { id: project } = useProject();
  const editions = useInfiniteQuery({
    queryKey: ['look', project, 'editions'],
    queryFn: ({ pageParam, signal }) => call(lookEditions, { project, after: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  return (
    <Drawer open title={t('title')} size={520} onClose={onClose}>
      <QueryView query={editions} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <p>{t('empty')}</p>;
          return (
            <>
              <ol className={classes.editions} reversed>
                {list.map((edition) => (
                  <EditionLine key={edition.number} edition={edition} onDone={onDone} />
                ))}
              </ol>
              {editions.hasNextPage && (
                <Button loading={editions.isFetchingNextPage} onClick={() => void editions.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
    </Drawer>
  );
}

function EditionLine({
  edition,
  onDone,
}: {
  readonly edition: Edition;
  readonly onDone: HistoryDrawerProps['onDone'];
}) {
  const t = useTranslations('console.look.history');
  const language = useLanguage();
  const zone = useOwnZone();
  const label = useFieldLabel();
  const { number, by, at, note, restores, fields, differs } = edition;
  const time = formatMoment(Date.parse(at) / 1000, language, zone, 'column');
  const names = (list: readonly string[]) => list.map(label).join(', ');
  return (
    <li className={classes.edition}>
      <div className={classes.head}>
        <strong>{t('edition', { number })}</strong>
        {differs.length === 0 ? (
          <Tag className={classes.live ?? ''}>{t('live')}</Tag>
        ) : (
          <RollBackButton edition={edition} effect={t('effect', { fields: names(differs) })} onDone={onDone} />
        )}
      </div>
      <p>{by === '' ? t('before') : t('by', { name: by, time })}</p>
      {note !== '' && <p>{note}</p>}
      {restores !== null && <p>{t('restores', { number: restores })}</p>}
      {fields.length > 0 && <p>{t('fields', { fields: names(fields) })}</p>}
    </li>
  );
}

interface RollBackButtonProps {
  readonly edition: Edition;
  readonly effect: string;
  readonly onDone: HistoryDrawerProps['onDone'];
}

function RollBackButton({ edition: { number }, effect, onDone }: RollBackButtonProps) {
  const t = useTranslations('console.look.history');
  const confirm = useConfirm();
  const { id: project, may } = useProject();
  const { store } = useEditing();
  if (!may('look.publish')) return null;
  const ask = () =>
    confirm({
      title: t('rollBackTitle', { number }),
      effect,
      label: t('confirm'),
      run: async () => {
        const { revision } = store.read().saved;
        const done = await call(rollBackLook, { project, revision, edition: number, note: '' });
        onDone(done.edition);
      },
    });
  return (
    <Button size="small" aria-label={t('rollBackOf', { number })} onClick={ask}>
      {t('rollBack')}
    </Button>
  );
}
