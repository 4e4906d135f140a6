import { SearchOutlined } from '@ant-design/icons';
import { Accessibility, defaultPreset } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { partName } from '@portico/form-engine/editing/form-parts';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PastedNews } from '../clipboard/pasted-news.tsx';
import { useClipEvents } from '../clipboard/use-clip-events.ts';
import { useEditing, useList } from '../draft/use-form.ts';
import { inOrder, movePartsTo } from '../editing/many-parts.ts';
import { AddButtons } from './add-buttons.tsx';
import { landingOf } from './landing-of.ts';
import { Matches } from './matches.tsx';
import { ModuleBranch } from './module-branch.tsx';
import classes from './outline.module.css';
import { useDragNews } from './use-drag-news.ts';
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

// What it announces is said in three languages by `useDragNews`; its other attributes would describe a handle that is hidden.
const plugins = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);

function Tree({ modules }: { readonly modules: readonly string[] }) {
  const t = useTranslations('console.designer.outline');
  const { store, selection } = useEditing();
  const onKeyDown = useTreeKeys();
  const { news, tellTaken, tellLeft, tellPut } = useDragNews();
  /** What is chosen goes with a row that is chosen. */
  const dragged = (name: string) =>
    selection.isChosen(name) ? inOrder(store.readParts(), selection.readAll()) : [name];
  return (
    <DragDropProvider
      plugins={plugins}
      onDragStart={({ operation: { source } }) => {
        if (source !== null) tellTaken(store.readParts(), String(source.id));
      }}
      onDragEnd={({ operation, canceled }) => {
        const parts = store.readParts();
        const landing = canceled ? null : landingOf(parts, operation);
        if (landing === null) {
          if (operation.source !== null) tellLeft(parts, String(operation.source.id));
          return;
        }
        const { name, list, at } = landing;
        tellPut(parts, landing);
        store.edit((now) => movePartsTo(now, dragged(name), list, at, name));
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
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </DragDropProvider>
  );
}
