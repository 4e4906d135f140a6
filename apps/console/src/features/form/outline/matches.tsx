import { fieldIn, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { languages } from '@portico/form-engine/language';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing, useReadable } from '../draft/use-form.ts';
import classes from './outline.module.css';

const most = 100;

/** The questions whose words or key have what is searched for. */
export function Matches({ search }: { readonly search: string }) {
  const t = useTranslations('console.designer.outline');
  const readable = useReadable();
  const { store, selection } = useEditing();
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const wanted = search.toLowerCase();
  const found = [...parts.keys()]
    .filter((name) => name.startsWith('fields-of-'))
    .flatMap((list) => listIn(parts, list).flatMap((id) => fieldIn(parts, id) ?? []))
    .filter(({ label, key }) =>
      [key, ...languages.map((language) => label[language])].some((text) => text.toLowerCase().includes(wanted)),
    );
  if (found.length === 0) return <p className={classes.hint}>{t('noMatch')}</p>;
  return (
    <ul className={classes.matches}>
      {found.slice(0, most).map(({ id, label }) => (
        <li key={id}>
          <Button
            type="text"
            block
            className={classes.match ?? ''}
            onClick={() => selection.select(partName.field(id), ...aroundOf(parts, partName.field(id)))}
          >
            {readable(label)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
