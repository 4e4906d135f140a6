import { explainDownloads } from '@portico/browser/download';
import { wechatMessages } from '@portico/i18n/wechat-messages';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import { withWords } from '../../lib/words.tsx';
import { useCopy } from '../../parts/copying/use-copy.ts';
import styles from './in-wechat.module.css';
import { shareProject } from './share-project.ts';

export function inWechat(): Promise<ComponentType> {
  return withWords(Promise.resolve(InWechat), { wechat: wechatMessages });
}

/** Says what is shared, and explains what WeChat’s browser does not do: it saves no files. */
function InWechat() {
  const project = useSession((session) => session.project);
  const language = useSession((session) => session.language);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => explainDownloads(setRefused), []);
  useEffect(() => stopLinks(setRefused), []);
  useEffect(() => {
    // Without it WeChat shares the page as it shares any other.
    if (project !== null) void shareProject(project, project.title[language]).catch(() => undefined);
  }, [project, language]);
  return refused === null ? null : <NotSaved name={refused} onClose={() => setRefused(null)} />;
}

/** Links that save a file are not followed, nor is the file counted as downloaded. */
function stopLinks(explain: (name: string) => void): () => void {
  const stop = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    explain(link.getAttribute('download') || (link.textContent ?? ''));
  };
  document.addEventListener('click', stop, { capture: true });
  return () => document.removeEventListener('click', stop, { capture: true });
}

function NotSaved({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const t = useTranslations('wechat');
  const { state, copy } = useCopy();
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={styles.said}>
        <p>{t('file', { name })}</p>
        <p>{t('how')}</p>
        <Button onClick={() => void copy(location.href)}>{t('copy')}</Button>
        <p role="status">{state === 'idle' ? '' : t(state)}</p>
      </div>
    </Dialog>
  );
}
