import { SearchOutlined } from '@ant-design/icons';
import { isSortable } from '@dnd-kit/react/sortable';
import { DragDropProvider } from '@dnd-kit/react';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PastedNews } from '../clipboard/pasted-news.tsx';
import { useClipEvents } from '../clipboard/use-clip-events.ts';
import { useEditing, useList } from '../draft/use-form.ts';
import { inOrder, movePartsTo } from '../editing/many-parts.ts';
import { AddButtons } from './add-buttons.tsx';
import { droppedAt } from './dropped-at.ts';
import { Matches } from './matches.tsx';
import { ModuleBranch } from './module-branch.tsx';
import classes from './outline.module.css';
import { useTreeKeys } from './use-tree-keys.ts';

/** The modules, groups and questions of the form, to choose and to bring into order. */
export function Outline() {
  const t = useTranslations('console.designer.outline');
  const [search, setSearch] = useState('');
  const modules = useList(partName.modules);
  return (
    <section className={classes.outline} aria-label={t('title')} {...useClipEvents()}>
      <AddButtons />
      <PastedNews />
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        value={search}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => setSearch(target.value)}
      />
      {search.trim() !== '' && <Matches search={search.trim()} />}
      {search.trim() === '' && modules.length === 0 && <p className={classes.hint}>{t('empty')}</p>}
      {search.trim() === '' && modules.length > 0 && <Tree modules={modules} />}
    </section>
  );
}

function Tree({ modules }: { readonly modules: readonly string[] }) {
  const t = useTranslations('console.designer.outline');
  const { store, selection } = useEditing();
  const onKeyDown = useTreeKeys();
  /** What is chosen goes with a row that is chosen. */
  const dragged = (name: string) =>
    selection.isChosen(name) ? inOrder(store.readParts(), selection.readAll()) : [name];
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (canceled || source === null) return;
        const name = String(source.id);
        const row = isSortable(source) ? source.sortable.element : undefined;
        const list = isSortable(source) ? String(source.group) : '';
        const emptied = target !== null && store.readParts().has(String(target.id)) && !isSortable(target);
        const put = (into: string, at: number) =>
          store.edit((parts) => movePartsTo(parts, dragged(name), into, at, name));
        if (emptied) put(String(target.id), 0);
        else if (row !== undefined) put(list, droppedAt(store.readParts(), list, row));
      }}
    >
      <div
        className={classes.tree}
        role="tree"
        aria-label={t('title')}
        aria-multiselectable
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {modules.map((id, index) => (
          <ModuleBranch key={id} id={id} index={index} />
        ))}
      </div>
      <p className={classes.hint}>{t('keys')}</p>
    </DragDropProvider>
  );
}
