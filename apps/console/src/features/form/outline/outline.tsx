import { SearchOutlined } from '@ant-design/icons';
import { isSortable } from '@dnd-kit/react/sortable';
import { DragDropProvider } from '@dnd-kit/react';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing, useList } from '../draft/use-form.ts';
import { movePart } from '../editing/operations.ts';
import { AddButtons } from './add-buttons.tsx';
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
    <section className={classes.outline} aria-label={t('title')}>
      <AddButtons />
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
  const { store } = useEditing();
  const onKeyDown = useTreeKeys();
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (canceled || source === null) return;
        const name = String(source.id);
        const moved = isSortable(source) ? { list: String(source.group), at: source.index } : null;
        const emptied = target !== null && store.readParts().has(String(target.id)) && !isSortable(target);
        if (emptied) store.edit((parts) => movePart(parts, name, String(target.id), 0));
        else if (moved !== null) store.edit((parts) => movePart(parts, name, moved.list, moved.at));
      }}
    >
      <div className={classes.tree} role="tree" aria-label={t('title')} tabIndex={-1} onKeyDown={onKeyDown}>
        {modules.map((id, index) => (
          <ModuleBranch key={id} id={id} index={index} />
        ))}
      </div>
      <p className={classes.hint}>{t('keys')}</p>
    </DragDropProvider>
  );
}
