import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { sizeInWords } from '@portico/browser/size-in-words';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { Alert, Button, Progress, Upload } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './file-upload.module.css';
import { type UploadRules, useUpload } from './use-upload.ts';

interface FileUploadProps extends UploadRules {
  readonly label: string;
  /** A picture is shown; any other file is shown by name. */
  readonly isPicture?: boolean;
  /** `id`, `value` and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: StoredFile | null;
  readonly onChange?: (file: StoredFile | null) => void;
}

/**
 * One picture or file: chosen or dropped, replaced, removed. The previous one stays until the new one has been
 * uploaded.
 */
export function FileUpload({ label, isPicture = false, id, value = null, onChange, ...rules }: FileUploadProps) {
  const t = useTranslations('console');
  const { file, share, problem, take, cancel } = useUpload(rules, (stored) => onChange?.(stored));
  return (
    <div className={classes.upload} role="group" aria-label={label} id={id}>
      {value !== null && <Stored file={value} isPicture={isPicture} />}
      {file === null ? (
        <div className={classes.buttons}>
          <Upload
            accept={rules.types.join(',')}
            showUploadList={false}
            beforeUpload={(chosen) => {
              take(chosen);
              // Returning false keeps antd from uploading the file itself.
              return false;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />}>
              {t(value === null ? 'upload.choose' : 'upload.replace')}
            </Button>
          </Upload>
          {value !== null && (
            <Button icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
              {t('upload.remove')}
            </Button>
          )}
        </div>
      ) : (
        <div className={classes.sending}>
          <Progress percent={Math.round(share * 100)} aria-label={t('upload.sending', { name: file.name })} />
          <Button onClick={cancel}>{t('cancel')}</Button>
        </div>
      )}
      <p className={classes.limits}>
        {t('upload.limits', { types: rules.types.join(' '), size: sizeInWords(rules.maxBytes) })}
      </p>
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
    </div>
  );
}

function Stored({ file: { name, url, size }, isPicture }: { readonly file: StoredFile; readonly isPicture: boolean }) {
  if (isPicture) return <img className={classes.picture} src={url} alt={name} />;
  return (
    <p className={classes.file}>
      <PaperClipOutlined aria-hidden /> <a href={url}>{name}</a>{' '}
      {size !== undefined && <span>{sizeInWords(size)}</span>}
    </p>
  );
}
