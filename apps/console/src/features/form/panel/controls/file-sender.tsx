import { UploadOutlined } from '@ant-design/icons';
import { addContentFile, contentFilePath, staffContentFilePath } from '@portico/contract/content-files';
import type { SampleFile } from '@portico/form-engine/definition/field-definition';
import { Alert, Button, Progress, Upload } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../../lib/api.ts';
import { useProject } from '../../../../lib/project.ts';
import { useUpload } from '../../../../parts/file-upload/use-upload.ts';

interface FileSenderProps {
  readonly isFull: boolean;
  readonly onStored: (file: SampleFile) => void;
}

const types = '.pdf .doc .docx .xls .xlsx .ppt .pptx .txt .csv .zip .jpg .jpeg .png .mp4'.split(' ');
const maxBytes = 50 * 1_048_576;

/** Stores a file of the form. People get it once a version with it is published. */
export function FileSender({ isFull, onStored }: FileSenderProps) {
  const t = useTranslations('console');
  const { id: project } = useProject();
  const { file, share, problem, take, cancel } = useUpload(
    {
      types,
      maxBytes,
      send: async (chosen, { signal }) => {
        const { id: uid, name, size } = await call(addContentFile, { project, file: chosen }, { signal });
        return { uid, name, size, url: `${contentFilePath}/${project}/${uid}` };
      },
    },
    ({ name, url }) => onStored({ name, url }),
  );
  return (
    <>
      {file === null ? (
        <Upload
          accept={types.join(',')}
          showUploadList={false}
          disabled={isFull}
          beforeUpload={(chosen) => {
            take(chosen);
            // Returning false keeps antd from uploading the file itself.
            return false;
          }}
        >
          <Button size="small" icon={<UploadOutlined aria-hidden />} disabled={isFull}>
            {t('formPanel.files.upload')}
          </Button>
        </Upload>
      ) : (
        <>
          <Progress percent={Math.round(share * 100)} aria-label={t('upload.sending', { name: file.name })} />
          <Button size="small" onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
      {problem !== null && <Alert type="error" showIcon role="alert" title={problem} />}
    </>
  );
}

/** Where staff look at a file that is stored in this project, also before it is published; null for any other address. */
export function storedIn(project: string, url: string): string | null {
  const start = `${contentFilePath}/${project}/`;
  return url.startsWith(start) ? `${staffContentFilePath}?project=${project}&file=${url.slice(start.length)}` : null;
}
