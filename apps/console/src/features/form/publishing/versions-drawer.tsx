import { formatMoment } from '@portico/browser/moment';
import { formVersions, rollBackForm } from '@portico/contract/form-draft';
import type { FormVersions } from '@portico/contract/form-draft.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useProject } from '../../../lib/project.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { CompareDialog } from '../comparing/compare-dialog.tsx';
import { useEditing } from '../draft/use-form.ts';
import classes from './publishing.module.css';

interface VersionsDrawerProps {
  readonly newest: number;
  readonly onClose: () => void;
  readonly onDone: (version: number) => void;
}

/** What was published when and by whom, and the way back to it. */
export function VersionsDrawer({ newest, onClose, onDone }: VersionsDrawerProps) {
  useFocusBack();
  const t = useTranslations('console.designer.versions');
  const { id: project } = useProject();
  const [compared, setCompared] = useState<number | null>(null);
  const versions = useInfiniteQuery({
    queryKey: ['form', project, 'versions'],
    queryFn: ({ pageParam, signal }) => call(formVersions, { project, after: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  return (
    <Drawer open title={t('title')} size={520} onClose={onClose}>
      <QueryView query={versions} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <p>{t('empty')}</p>;
          return (
            <>
              <ol className={classes.lines} reversed>
                {list.map((version) => (
                  <VersionLine
                    key={version.number}
                    version={version}
                    isNewest={version.number === newest}
                    onCompare={() => setCompared(version.number)}
                    onDone={onDone}
                  />
                ))}
              </ol>
              {versions.hasNextPage && (
                <Button loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
      {compared !== null && <CompareDialog from={compared} newest={newest} onClose={() => setCompared(null)} />}
    </Drawer>
  );
}

interface VersionLineProps {
  readonly version: FormVersions['output']['list'][number];
  readonly isNewest: boolean;
  readonly onCompare: () => void;
  readonly onDone: VersionsDrawerProps['onDone'];
}

function VersionLine({ version, isNewest, onCompare, onDone }: VersionLineProps) {
  const t = useTranslations('console.designer.versions');
  const compareWords = useTranslations('console.formCompare');
  const language = useLanguage();
  const zone = useOwnZone();
  const { number, at, by, note, restores, modules, fields } = version;
  const time = formatMoment(Date.parse(at) / 1000, language, zone, 'column');
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong>{t('version', { number })}</strong>
        <div className={classes.lineButtons}>
          <Button size="small" aria-label={compareWords('buttonOf', { number })} onClick={onCompare}>
            {compareWords('button')}
          </Button>
          {isNewest ? (
            <Tag className={classes.live ?? ''}>{t('live')}</Tag>
          ) : (
            <RollBackButton number={number} onDone={onDone} />
          )}
        </div>
      </div>
      <p>{by === '' ? t('elsewhere', { time }) : t('by', { name: by, time })}</p>
      {note !== '' && <p>{note}</p>}
      {restores !== null && <p>{t('restores', { number: restores })}</p>}
      <p>{t('size', { modules, fields })}</p>
    </li>
  );
}

interface RollBackButtonProps {
  readonly number: number;
  readonly onDone: VersionsDrawerProps['onDone'];
}

function RollBackButton({ number, onDone }: RollBackButtonProps) {
  const t = useTranslations('console.designer.versions');
  const confirm = useConfirm();
  const { id: project, may } = useProject();
  const { store } = useEditing();
  if (!may('forms.publish')) return null;
  const ask = () =>
    confirm({
      title: t('rollBackTitle', { number }),
      effect: t('effect'),
      label: t('confirm'),
      run: async () => {
        const { revision } = store.read();
        const done = await call(rollBackForm, { project, revision, number, note: '' });
        onDone(done.number);
      },
    });
  return (
    <Button size="small" aria-label={t('rollBackOf', { number })} onClick={ask}>
      {t('rollBack')}
    </Button>
  );
}
