import { DownloadOutlined } from '@ant-design/icons';
import { projectFilePath } from '@portico/contract/project-files';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useProject } from '../../lib/project.ts';
import { ProjectPage } from '../../parts/project/project-page.tsx';
import { Card } from '../../parts/frame/card.tsx';
import classes from './file-page.module.css';
import { ImportFile } from './import-file.tsx';

/** The configuration of a project as one file: to download, and to import with a report of what changes. */
export function FilePage() {
  const t = useTranslations('console.projectFile');
  const { id } = useProject();
  return (
    <ProjectPage title={t('title')}>
      <Card title={t('exportTitle')}>
        <p className={classes.note}>{t('exportText')}</p>
        <div>
          <Button icon={<DownloadOutlined aria-hidden />} href={`${projectFilePath}?project=${id}`} download>
            {t('exportButton')}
          </Button>
        </div>
      </Card>
      <ImportFile />
    </ProjectPage>
  );
}
