import { formOf } from '@portico/form-engine/editing/form-parts';
import { Button, Drawer, Input } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { useGoTo } from '../go-to.ts';
import { useSentences } from './use-sentences.ts';
import classes from '../logic.module.css';

/** Opens the list of all rules. */
export function LogicButton() {
  const t = useTranslations('console.formLogic');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      {isOpen && <LogicDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

/** All rules of the form as sentences, each with the way to its place. */
function LogicDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('console.formLogic.list');
  const { store } = useEditing();
  const goTo = useGoTo();
  const [search, setSearch] = useState('');
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const all = useSentences()(formOf(parts));
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ place, words }) => `${place} ${words}`.toLowerCase().includes(wanted));
  const go = (name: string) => {
    onClose();
    goTo(name);
  };
  return (
    <Drawer open title={t('title', { count: all.length })} size={560} onClose={onClose}>
      {all.length === 0 && <p>{t('none')}</p>}
      {all.length > 0 && (
        <Input.Search
          allowClear
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {all.length > 0 && found.length === 0 && <p>{t('noMatch')}</p>}
      <ul className={classes.sentences}>
        {found.map(({ name, place, words }) => (
          <li key={`${name} ${words}`}>
            <Button type="text" block className={classes.sentence ?? ''} onClick={() => go(name)}>
              <span>
                <strong>{place}</strong>
                <span>{words}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
