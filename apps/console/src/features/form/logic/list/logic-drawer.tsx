import { formOf } from '@portico/form-engine/editing/form-parts';
import { Button, Drawer, Input, Skeleton, Tabs } from 'antd';
import { lazy, Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { useEditing } from '../../draft/use-form.ts';
import { useGoTo } from '../go-to.ts';
import { SentenceList } from './sentence-list.tsx';
import { useSentences } from './use-sentences.ts';
import classes from '../logic.module.css';

// What draws it is large, and most people read sentences.
const LogicGraph = lazy(async () => ({ default: (await import('../graph/logic-graph.tsx')).LogicGraph }));

/** Opens the list of all rules. */
export function LogicButton() {
  useFocusBack();
  const t = useTranslations('console.formLogic');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      {isOpen && <LogicDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

const views = ['list', 'graph'] as const;

/** All rules of the form, as sentences or as a graph, each with the way to its place. */
function LogicDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('console.formLogic');
  const { store } = useEditing();
  const goTo = useGoTo();
  const [view, setView] = useState<string>('list');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const all = useSentences()(formOf(parts));
  const found = all.filter(({ place, words }) => `${place} ${words}`.toLowerCase().includes(wanted));
  const go = (name: string, isLimit = false) => {
    onClose();
    goTo(name, isLimit);
  };
  const isGraph = view === 'graph';
  return (
    <Drawer
      open
      title={t('list.title', { count: all.length })}
      size={isGraph ? 'min(1240px, 96vw)' : 560}
      classNames={{ body: classes.rules ?? '' }}
      onClose={onClose}
    >
      {all.length === 0 && <p>{t('list.none')}</p>}
      {all.length > 0 && (
        <>
          <div className={classes.ways}>
            <Tabs
              size="small"
              activeKey={view}
              items={views.map((key) => ({ key, label: t(`views.${key}`) }))}
              onChange={setView}
            />
            <Input.Search
              allowClear
              aria-label={t('list.search')}
              placeholder={t('list.search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
          {found.length === 0 && <p>{t('list.noMatch')}</p>}
          {!isGraph && <SentenceList sentences={found} onGo={({ name, kind }) => go(name, kind === 'limit')} />}
          {isGraph && found.length > 0 && (
            <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
              <LogicGraph key={wanted} sentences={found} onGo={go} />
            </Suspense>
          )}
        </>
      )}
    </Drawer>
  );
}
