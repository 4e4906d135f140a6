import { formatMoment } from '@portico/browser/moment';
import { formDraftHistory, restoreFormDraft } from '@portico/contract/form-draft';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Alert, Button, Drawer, Skeleton, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useFormState } from '../draft/use-form.ts';
import classes from './publishing.module.css';

interface HistoryDrawerProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What was saved when and by whom, and the way back to it; also across days, and after discarding. */
export function HistoryDrawer({ onClose, onDone }: HistoryDrawerProps) {
  useFocusBack();
  const t = useTranslations('console.designer.history');
  const language = useLanguage();
  const zone = useOwnZone();
  const failureText = useFailureText();
  const { id: project } = useProject();
  const { revision } = useFormState();
  const history = useInfiniteQuery({
    queryKey: ['form', project, 'history'],
    queryFn: ({ pageParam, signal }) => call(formDraftHistory, { project, after: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  const restoring = useMutation({
    mutationFn: (to: number) => call(restoreFormDraft, { project, revision, to }),
    onSuccess: onDone,
  });
  const button = (to: number, name: string) => (
    <Button
      size="small"
      loading={restoring.isPending && restoring.variables === to}
      aria-label={name}
      onClick={() => restoring.mutate(to)}
    >
      {t('restore')}
    </Button>
  );
  return (
    <Drawer open title={t('title')} size={520} onClose={onClose}>
      {restoring.isError && <Alert type="error" showIcon role="alert" title={failureText(restoring.error)} />}
      <QueryView query={history} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <p>{t('empty')}</p>;
          return (
            <>
              <ol className={classes.lines} reversed>
                {list.map(({ revision: saved, kind, at, by, parts }) => {
                  const time = formatMoment(Date.parse(at) / 1000, language, zone, 'column');
                  return (
                    <li key={saved} className={classes.line}>
                      <div className={classes.head}>
                        <span>{t(`kinds.${kind}`, { name: by, count: parts })}</span>
                        {saved === revision ? (
                          <Tag className={classes.live ?? ''}>{t('now')}</Tag>
                        ) : (
                          button(saved, t('restoreOf', { time }))
                        )}
                      </div>
                      <p>{time}</p>
                    </li>
                  );
                })}
                {!history.hasNextPage && (
                  <li className={classes.line}>
                    <div className={classes.head}>
                      <span>{t('begin')}</span>
                      {button(0, t('begin'))}
                    </div>
                  </li>
                )}
              </ol>
              {history.hasNextPage && (
                <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
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
