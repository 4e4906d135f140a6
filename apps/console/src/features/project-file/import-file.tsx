import { UploadOutlined } from '@ant-design/icons';
import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { Alert, Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import { Card } from '../../parts/frame/card.tsx';
import classes from './file-page.module.css';
import { ReportView } from './report-view.tsx';
import { useApply, useCompare } from './use-import.ts';

/** Choosing a file, the report of what it changes, and applying it. */
export function ImportFile() {
  const t = useTranslations('console.projectFile');
  const failureText = useFailureText();
  const confirm = useConfirm();
  const [isApplied, setIsApplied] = useState(false);
  const compare = useCompare();
  const apply = useApply();
  const compared = compare.data;
  const ask = () => {
    if (compared === undefined) return;
    const count = compared.report.differences.filter(({ kind }) => kind !== 'kept').length;
    confirm({
      title: t('applyTitle'),
      effect: t('applyEffect', { count }),
      label: t('apply'),
      run: async () => {
        try {
          await apply(compared);
        } catch (error) {
          // The project is no longer what the report was made of: here is a new one.
          if (error instanceof CallFailed && error.status === errors.projectFileReport.status)
            compare.mutate(compared.file);
          throw error;
        }
        setIsApplied(true);
        compare.reset();
      },
    });
  };
  return (
    <Card title={t('importTitle')}>
      <p className={classes.note}>{t('importText')}</p>
      <Upload
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(file) => {
          setIsApplied(false);
          compare.mutate(file);
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={compare.isPending}>
          {compared === undefined ? t('choose') : t('another')}
        </Button>
      </Upload>
      {compare.isPending && <p role="status">{t('reading')}</p>}
      {isApplied && <Alert type="success" showIcon role="status" title={t('applied')} />}
      {compare.isError && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failureText(compare.error)}
          description={<Problems failure={compare.error} />}
        />
      )}
      {compared !== undefined && !compare.isPending && <ReportView compared={compared} onApply={ask} />}
    </Card>
  );
}

/** Where a file is wrong, in the words of the check that found it. */
function Problems({ failure }: { readonly failure: unknown }) {
  const t = useTranslations('console.projectFile');
  const problems = problemsIn(failure);
  if (problems.length === 0) return null;
  return (
    <>
      <p>{t('problems')}</p>
      <ul className={classes.problems}>
        {problems.map(({ place, detail }) => (
          <li key={`${place} ${detail}`}>
            <code>{place}</code> {detail}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Problem {
  readonly place: string;
  readonly detail: string;
}

function problemsIn(failure: unknown): readonly Problem[] {
  if (!(failure instanceof CallFailed)) return [];
  const { data } = failure;
  if (typeof data !== 'object' || data === null || !('problems' in data) || !Array.isArray(data.problems)) return [];
  return data.problems.filter(isProblem);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'place' in value && 'detail' in value;
}
