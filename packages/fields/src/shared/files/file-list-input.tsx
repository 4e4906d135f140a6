import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { Button } from '@portico/ui/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fileRules } from './file-rules.ts';
import styles from './file-list-input.module.css';
import { FileHint } from './list/file-hint.tsx';
import { FileRows } from './list/rows/file-rows.tsx';
import { PickArea } from './list/pick-area.tsx';
import { SampleLinks } from './list/sample-links.tsx';
import { useProblemSentence } from '../../host/use-problem-sentence.ts';
import { countProblem } from './check-files.ts';
import { type Uploads, useUploads } from './sending/use-uploads.ts';

export interface FileListProps {
  readonly files: readonly StoredFile[];
  readonly onChange: (files: readonly StoredFile[]) => void;
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly controlId: string;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly required?: boolean;
  /** Without frame and samples, for use inside another control. */
  readonly compact?: boolean;
  /** Another way to add a file; `send` puts it in the same queue. */
  readonly renderOtherWay?: (send: (file: File) => void) => ReactNode;
}

/** The files of an answer: choosing, dropping, uploading, retrying, removing. */
export function FileList(props: FileListProps) {
  const { files, onChange, field, language, controlId, labelledBy, describedBy, renderOtherWay } = props;
  const { invalid = false, required = false, compact = false } = props;
  const t = useTranslations('fields.files');
  const sending = useUploads({ files, onChange, field, language });
  const samples = field.files?.samples ?? [];
  const hintId = `${controlId}-hint`;
  return (
    <div className={styles.list}>
      {compact || samples.length === 0 ? null : <SampleLinks samples={samples} />}
      <PickArea
        field={field}
        controlId={controlId}
        labelledBy={labelledBy}
        describedBy={describedBy === undefined ? hintId : `${describedBy} ${hintId}`}
        invalid={invalid}
        required={required}
        compact={compact}
        replaces={fileRules(field).most === 1 && files.length > 0}
        onPick={sending.add}
      >
        {renderOtherWay?.((file) => sending.add([file]))}
      </PickArea>
      <FileHint id={hintId} field={field} />
      {sending.overfull ? (
        <Overfull field={field} language={language} offer={sending.offer} controlId={controlId} />
      ) : null}
      {files.length === 0 && sending.uploads.length === 0 ? null : (
        <FileRows files={files} sending={sending} language={language} controlId={controlId} />
      )}
      <p className={styles.unseen} role="status">
        {sending.arrived === '' ? '' : t('uploadedNamed', { name: sending.arrived })}
      </p>
    </div>
  );
}

interface OverfullProps extends Pick<FileListProps, 'field' | 'language' | 'controlId'> {
  readonly offer: Uploads['offer'];
}

/** More files were chosen than are accepted; if only one is, the second may replace the first. */
function Overfull({ field, language, offer, controlId }: OverfullProps) {
  const t = useTranslations('fields.files');
  const sentenceOf = useProblemSentence(language);
  const answer = (settle: () => void) => () => {
    settle();
    document.getElementById(controlId)?.focus();
  };
  return (
    <div className={styles.overfull}>
      <p role="alert">{sentenceOf(countProblem(field))}</p>
      {offer === null ? null : (
        <div className={styles.offer}>
          <Button kind="secondary" onClick={answer(offer.replace)}>
            {t('replaceBy', { old: offer.old, name: offer.name })}
          </Button>
          <Button kind="quiet" onClick={answer(offer.keep)}>
            {t('keepNamed', { old: offer.old })}
          </Button>
        </div>
      )}
    </div>
  );
}
