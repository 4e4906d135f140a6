import { formVersion } from '@portico/contract/form-draft';
import { type FormParts, partsOf } from '@portico/form-engine/editing/form-parts';
import { useQuery } from '@tanstack/react-query';
import { Modal, Select, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useEditing, useReadable } from '../draft/use-form.ts';
import classes from './comparing.module.css';
import { type Difference, differencesOf } from './differences-of.ts';
import { useSettingWords } from './use-setting-words.ts';

/** A published version, or the draft. */
type Side = number | 'draft';

interface CompareDialogProps {
  readonly from: number;
  readonly newest: number;
  readonly onClose: () => void;
}

const most = 500;

/** Two versions side by side: what was added, removed and changed, with every setting before and after. */
export function CompareDialog({ from, newest, onClose }: CompareDialogProps) {
  const t = useTranslations('console.formCompare');
  const [before, setBefore] = useState<Side>(from);
  const [after, setAfter] = useState<Side>(from === newest ? 'draft' : newest);
  const one = useParts(before);
  const other = useParts(after);
  const sides: readonly Side[] = ['draft', ...Array.from({ length: Math.min(newest, most) }, (_, at) => newest - at)];
  const options = sides.map((value) => ({
    value,
    label: value === 'draft' ? t('draft') : t('version', { number: value }),
  }));
  return (
    <Modal open width={800} title={t('title')} footer={null} onCancel={onClose}>
      <div className={classes.sides}>
        <Select<Side> aria-label={t('before')} value={before} options={options} onChange={setBefore} />
        <span aria-hidden>→</span>
        <Select<Side> aria-label={t('after')} value={after} options={options} onChange={setAfter} />
      </div>
      <QueryView query={one} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
        {(parts) => (
          <QueryView query={other} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
            {(later) => <Differences before={parts} after={later} />}
          </QueryView>
        )}
      </QueryView>
    </Modal>
  );
}

function useParts(side: Side) {
  const { id: project } = useProject();
  const { store } = useEditing();
  return useQuery({
    queryKey: ['form', project, 'version', side],
    queryFn: async ({ signal }) =>
      side === 'draft'
        ? store.readParts()
        : partsOf((await call(formVersion, { project, number: side }, { signal })).form),
    gcTime: 0,
  });
}

interface DifferencesProps {
  readonly before: FormParts;
  readonly after: FormParts;
}

function Differences({ before, after }: DifferencesProps) {
  const t = useTranslations('console.formCompare');
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <p role="status">{t('same')}</p>;
  const count = (kind: Difference['kind']) =>
    differences.filter((one) => one.kind === kind && one.what === 'field').length;
  return (
    <>
      <p role="status">{t('count', { added: count('added'), removed: count('removed'), changed: count('changed') })}</p>
      <ul className={classes.differences}>
        {differences.map((difference) => (
          <DifferenceLine key={difference.name} difference={difference} parts={[after, before]} />
        ))}
      </ul>
    </>
  );
}

const colours = { added: 'green', removed: 'red', changed: 'blue', moved: 'gold' } as const;

interface DifferenceLineProps {
  readonly difference: Difference;
  /** In which the names of other questions are looked up. */
  readonly parts: readonly FormParts[];
}

function DifferenceLine({ difference, parts }: DifferenceLineProps) {
  const t = useTranslations('console.formCompare');
  const readable = useReadable();
  const { kind, what, label, settings } = difference;
  const { nameOf, valueOf } = useSettingWords(difference, parts);
  return (
    <li>
      <div className={classes.head}>
        <Tag color={colours[kind]}>{t(`kinds.${kind}`)}</Tag>
        <strong>{what === 'form' ? t('what.form') : `${t(`what.${what}`)} · ${readable(label)}`}</strong>
      </div>
      {settings.length > 0 && (
        <dl className={classes.settings}>
          {settings.map((change) => (
            <div key={`${change.path} ${change.language ?? ''}`}>
              <dt>{nameOf(change)}</dt>
              <dd>
                <del>{valueOf(change, change.before)}</del>
                <ins>{valueOf(change, change.after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
