import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../draft/use-form.ts';
import { DroppedRules } from './dropped-rules.tsx';
import type { Pasted } from './paste-clip.ts';

/** What came of the last paste, until somebody closes it. */
export function PastedNews() {
  const t = useTranslations('console.formClipboard');
  const { clips } = useEditing().selection;
  const news = useSyncExternalStore(clips.subscribe, clips.read);
  return (
    <div role="status">
      {news !== null && (
        <Alert
          showIcon
          closable={{ 'aria-label': t('close'), onClose: () => clips.tell(null) }}
          type={'refused' in news ? 'error' : news.pasted.dropped.length > 0 ? 'warning' : 'success'}
          title={'refused' in news ? t('notPasted') : t('pasted', { count: news.pasted.names.length })}
          description={'refused' in news ? news.refused : <NotAsBefore {...news.pasted} />}
        />
      )}
    </div>
  );
}

/** What is not as it was where it came from. */
function NotAsBefore({ dropped, renamed }: Pasted) {
  const t = useTranslations('console.formClipboard');
  return (
    <>
      {renamed > 0 && <p>{t('renamed', { count: renamed })}</p>}
      <DroppedRules dropped={dropped} />
    </>
  );
}
