import { PaperClipOutlined, PlusOutlined } from '@ant-design/icons';
import type { SampleFile } from '@portico/form-engine/definition/field-definition';
import { isAddress } from '@portico/form-engine/publish/check-addresses';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { Button, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../../lib/project.ts';
import classes from '../panel.module.css';
import { FileSender, storedIn } from './file-sender.tsx';
import { ListTools } from './list-tools.tsx';

interface FilesEditorProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (files: readonly SampleFile[] | undefined) => void;
}

const most = 50;

/** Files that applicants are offered to look at: uploaded here, or at an address of the web. */
export function FilesEditor({ label, value, onChange }: FilesEditorProps) {
  const t = useTranslations('console.formPanel.files');
  const { id: project, may } = useProject();
  const files = isFiles(value) ? value : [];
  const put = (next: readonly SampleFile[]) => onChange(next.length === 0 ? undefined : next);
  const change = (at: number, file: SampleFile) => put(files.map((one, index) => (index === at ? file : one)));
  return (
    <div className={classes.entries} role="group" aria-label={label}>
      {files.map((file, at) => (
        // Files have no name of their own: a place in the list is what the person sees.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.entry}>
          <div className={classes.line}>
            <Input
              aria-label={t('nameOf', { number: at + 1 })}
              placeholder={t('name')}
              maxLength={200}
              value={file.name}
              onChange={({ target }) => change(at, { ...file, name: target.value })}
            />
            <ListTools name={t('of', { number: at + 1 })} list={files} at={at} onChange={put} />
          </div>
          {storedIn(project, file.url) === null ? (
            <Input
              aria-label={t('addressOf', { number: at + 1 })}
              placeholder="https://"
              inputMode="url"
              maxLength={2_000}
              status={isAddress(file.url) ? '' : 'error'}
              value={file.url}
              onChange={({ target }) => change(at, { ...file, url: target.value.trim() })}
            />
          ) : (
            <a href={storedIn(project, file.url) ?? ''} target="_blank" rel="noreferrer">
              <PaperClipOutlined aria-hidden /> {t('stored')}
            </a>
          )}
          {!isAddress(file.url) && <p className={classes.problem}>{t('badAddress')}</p>}
        </div>
      ))}
      <div className={classes.line}>
        {may('content.edit') && <FileSender isFull={files.length >= most} onStored={(file) => put([...files, file])} />}
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={files.length >= most}
          onClick={() => put([...files, { name: '', url: '' }])}
        >
          {t('add')}
        </Button>
      </div>
    </div>
  );
}

function isFiles(value: unknown): value is readonly SampleFile[] {
  return Array.isArray(value) && value.every((file) => isSettings(file) && typeof file['url'] === 'string');
}
