import { DownOutlined } from '@ant-design/icons';
import { formOf } from '@portico/form-engine/editing/form-parts';
import { Alert, Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { useEditing } from '../draft/use-form.ts';
import { useListWords } from './sheet/use-list-words.ts';

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Forms as files: import, export, and the question list to fill in. What it needs is loaded when somebody asks for it. */
export function FormFilesMenu({ onDone }: { readonly onDone: (words: string) => void }) {
  const t = useTranslations('console.formImport');
  const { slug } = useProject();
  const { store } = useEditing();
  const words = useListWords();
  const [hasFailed, setHasFailed] = useState(false);
  const [shown, setShown] = useState<'import' | 'templates' | null>(null);
  const Dialog = shown === 'import' ? ImportDialog : TemplatesDialog;
  const close = () => setShown(null);
  const finish = (done: string) => {
    close();
    onDone(done);
  };
  const exportAs = async (kind: 'json' | 'wire' | 'list' | 'template') => {
    const form = kind === 'template' ? { modules: [] } : formOf(store.readParts());
    const { saveFormAs } = await import('./save-form-as.ts');
    await saveFormAs(kind, form, slug, words);
  };
  const item = (kind: Parameters<typeof exportAs>[0]) => ({
    key: kind,
    label: t(`menu.${kind}`),
    onClick: () => {
      setHasFailed(false);
      exportAs(kind).catch(() => setHasFailed(true));
    },
  });
  const items: MenuProps['items'] = [
    { key: 'import', label: t('menu.import'), onClick: () => setShown('import') },
    { key: 'templates', label: t('menu.templates'), onClick: () => setShown('templates') },
    item('template'),
    { type: 'divider' },
    item('json'),
    item('wire'),
    item('list'),
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
          {t('button')}
        </Button>
      </Dropdown>
      {hasFailed && <Alert type="error" showIcon role="alert" title={t('notSaved')} />}
      {shown !== null && (
        <Suspense>
          <Dialog onClose={close} onDone={finish} />
        </Suspense>
      )}
    </>
  );
}
