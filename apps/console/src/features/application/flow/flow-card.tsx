import { PlusOutlined } from '@ant-design/icons';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import classes from './flow.module.css';
import { FlowDrawer } from './flow-drawer.tsx';
import { FlowLine } from './flow-line.tsx';
import { entriesOf, type FlowValues, type ListedEntry, useFlow } from './use-flow.ts';

const nothing = { sc: '', tc: '', en: '' };

interface FlowCardProps {
  readonly application: string;
  readonly content: PreviewContent;
}

/**
 * The entries that staff added to the modules of a submitted application, with buttons to add, change and remove them.
 */
export function FlowCard({ application, content }: FlowCardProps) {
  const t = useTranslations('console.flow');
  const language = useLanguage();
  const confirm = useConfirm();
  const flow = useFlow(application);
  const [opened, setOpened] = useState({ id: '', isNew: true, values: emptyIn(content), isOpen: false });
  const add = () => setOpened({ id: crypto.randomUUID(), isNew: true, values: emptyIn(content), isOpen: true });
  const edit = (listed: ListedEntry) =>
    setOpened({ id: listed.entry.id, isNew: false, values: valuesOf(listed), isOpen: true });
  const remove = ({ entry: { id, title, shown } }: ListedEntry) =>
    confirm({
      title: t('removeTitle', { title: title[language] }),
      effect: t(shown ? 'removeShown' : 'removeInner'),
      label: t('removeLabel'),
      isDestructive: true,
      run: () => flow.remove(id),
    });
  const entries = entriesOf(content);
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('add')}
        </Button>
      </div>
      {entries.length === 0 && <p className={classes.quiet}>{t('lead')}</p>}
      {entries.length > 0 && (
        <ul className={classes.lines}>
          {entries.map((listed) => (
            <FlowLine key={listed.entry.id} {...listed} onEdit={() => edit(listed)} onRemove={() => remove(listed)} />
          ))}
        </ul>
      )}
      <FlowDrawer
        isOpen={opened.isOpen}
        isNew={opened.isNew}
        modules={content.modules}
        initialValues={opened.values}
        send={flow.send(opened.id)}
        onSubmit={(values) => flow.keep(opened.id, values)}
        onClose={() => setOpened((before) => ({ ...before, isOpen: false }))}
      />
    </section>
  );
}

function emptyIn({ modules, today }: PreviewContent): FlowValues {
  const menuid = modules[0]?.id ?? '';
  return { menuid, title: nothing, text: nothing, state: 'none', day: today, shown: null, files: [] };
}

function valuesOf({ entry, module }: ListedEntry): FlowValues {
  const { title, text, state, day, shown, files } = entry;
  return { menuid: module.id, title, text, state, day: day ?? '', shown, files };
}
