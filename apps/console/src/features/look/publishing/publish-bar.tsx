import { formatMoment } from '@portico/browser/moment';
import { fieldsBetween } from '@portico/contract/look-fields';
import { discardLook } from '@portico/contract/look';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useEditing } from '../draft/use-look-draft.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import classes from './publishing.module.css';

/** Whether the draft is saved, and what can be done with it. */
export function PublishBar({ onChanged }: { readonly onChanged: () => Promise<unknown> }) {
  const t = useTranslations('console.look');
  const { may } = useProject();
  const { draft, store } = useEditing();
  const [shown, setShown] = useState<'publish' | 'history' | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const count = fieldsBetween(draft.saved.live, draft.saved.look).length;
  const finish = async (words: string) => {
    await onChanged();
    setShown(null);
    setNews(words);
  };
  const openPublish = async () => {
    await store.flush();
    setShown('publish');
  };
  return (
    <div className={classes.bar} data-page-bar>
      <SavingStatus count={count} />
      <div className={classes.buttons}>
        <Button onClick={() => setShown('history')}>{t('history.button')}</Button>
        {count > 0 && <DiscardButton count={count} onChanged={onChanged} />}
        {may('look.publish') ? (
          <Button type="primary" disabled={count === 0 && draft.status === 'saved'} onClick={() => void openPublish()}>
            {t('publish.button')}
          </Button>
        ) : (
          <span>{t('publish.notAllowed')}</span>
        )}
      </div>
      {news !== null && (
        <Alert
          className={classes.news ?? ''}
          type="success"
          showIcon
          role="status"
          title={news}
          closable={{ onClose: () => setNews(null) }}
        />
      )}
      {shown === 'publish' && (
        <PublishDialog onClose={() => setShown(null)} onDone={(number) => void finish(t('publish.done', { number }))} />
      )}
      {shown === 'history' && (
        <HistoryDrawer onClose={() => setShown(null)} onDone={(number) => void finish(t('history.done', { number }))} />
      )}
    </div>
  );
}

function SavingStatus({ count }: { readonly count: number }) {
  const t = useTranslations('console.look.saving');
  const language = useLanguage();
  const zone = useOwnZone();
  const failureText = useFailureText();
  const { draft } = useEditing();
  const { status, failure, saved } = draft;
  const words = {
    saved: t(count === 0 ? 'noDraft' : 'saved'),
    saving: t('saving'),
    unsaved: t('unsaved'),
    failed: failure === null ? t('unsaved') : t('refused', { reason: failureText(failure) }),
  }[status];
  return (
    <div className={classes.status}>
      <span role="status">{words}</span>
      {saved.changed !== null && (
        <p>
          {t('by', {
            name: saved.changed.by,
            time: formatMoment(Date.parse(saved.changed.at) / 1000, language, zone, 'column'),
          })}
        </p>
      )}
    </div>
  );
}

interface DiscardButtonProps {
  readonly count: number;
  readonly onChanged: () => Promise<unknown>;
}

function DiscardButton({ count, onChanged }: DiscardButtonProps) {
  const t = useTranslations('console.look.discard');
  const confirm = useConfirm();
  const { id: project } = useProject();
  const { store } = useEditing();
  const ask = () =>
    confirm({
      title: t('title'),
      effect: t('effect', { count }),
      label: t('confirm'),
      isDestructive: true,
      run: async () => {
        await store.flush();
        await call(discardLook, { project, revision: store.read().saved.revision });
        await onChanged();
      },
    });
  return <Button onClick={ask}>{t('button')}</Button>;
}
