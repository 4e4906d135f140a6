import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from './exporting.module.css';
import { type Export, useExports } from './exports.tsx';
import { sizeInWords } from '@portico/browser/size-in-words';
import { useExport } from './use-export.ts';

/** One document: a progress bar while it is made, a link once it is ready, otherwise what went wrong and what to do. */
export function ExportLine({ request }: { readonly request: Export }) {
  const t = useTranslations('console');
  const { name, number, application } = request;
  const whose = <strong>{number === '' ? name : `${name} ${number}`}</strong>;
  const { start, setStatus, dismiss } = useExports();
  const { document, problem, address } = useExport(request);
  const problemText = useProblemText();
  const line = useRef<HTMLLIElement>(null);
  const status = problem === null ? (address === null ? 'working' : 'ready') : 'failed';
  useEffect(() => setStatus(application, status), [setStatus, application, status]);
  return (
    <li ref={line} className={classes.line} data-status={status} tabIndex={-1}>
      {problem !== null && (
        <p role="alert">
          {whose} {problemText(problem)}
        </p>
      )}
      {problem === null && (
        <p role="status">
          {whose} {address === null ? t('exporting.asking') : t('exporting.ready')}
        </p>
      )}
      {status === 'working' && <Progress document={document} />}
      {problem !== null && problem !== 'tooLong' && (
        <Button
          size="small"
          onClick={() => {
            // The button disappears, so the focus has to move.
            line.current?.focus();
            start(request);
          }}
        >
          {t('retry')}
        </Button>
      )}
      {address !== null && document !== undefined && (
        <a href={address} download={document.name}>
          {t('exporting.save', { size: sizeInWords(document.size) })}
        </a>
      )}
      <Button
        className={classes.dismiss ?? ''}
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('exporting.dismiss', { name })}
        title={t('exporting.dismiss', { name })}
        onClick={() => {
          focusBeside(line.current);
          dismiss(application);
        }}
      />
    </li>
  );
}

/** After a line is dismissed the focus goes to its neighbour, or else to the page. */
function focusBeside(line: HTMLLIElement | null): void {
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const target = beside instanceof HTMLElement ? beside : document.querySelector('main');
  target?.focus();
}

/** Indeterminate until the server has counted the steps. */
function Progress({ document }: Pick<ReturnType<typeof useExport>, 'document'>) {
  const t = useTranslations('console.exporting');
  if (document === undefined || document.of === 0) return <progress aria-label={t('asking')} />;
  const { done, of } = document;
  const label = t('progress', { done: String(done), of: String(of) });
  return (
    <span className={classes.progress}>
      <progress aria-label={label} value={done} max={of} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}

function useProblemText() {
  const t = useTranslations('console.exporting');
  const failureText = useFailureText();
  return (problem: NonNullable<ReturnType<typeof useExport>['problem']>) =>
    typeof problem === 'string' ? t(problem) : failureText(problem.error);
}
