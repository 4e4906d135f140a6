import { DownloadOutlined } from '@ant-design/icons';
import { projectFilePath } from '@portico/contract/project-files';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import classes from './file-page.module.css';
import { ImportFile } from './import-file.tsx';

/** The configuration of a project as one file: to download, and to import with a report of what changes. */
export function FilePage() {
  const t = useTranslations('console.projectFile');
  const language = useLanguage();
  const { id, title } = useProject();
  return (
    <div className={classes.page}>
      <PageTitle>{`${t('title')} · ${title[language]}`}</PageTitle>
      <section className={classes.card} aria-labelledby="file-export">
        <h2 id="file-export">{t('exportTitle')}</h2>
        <p className={classes.note}>{t('exportText')}</p>
        <Button icon={<DownloadOutlined aria-hidden />} href={`${projectFilePath}?project=${id}`} download>
          {t('exportButton')}
        </Button>
      </section>
      <ImportFile />
    </div>
  );
}
