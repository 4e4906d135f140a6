import { formVersion } from '@portico/contract/form-draft';
import { partsOf } from '@portico/form-engine/editing/form-parts';
import { useQuery } from '@tanstack/react-query';
import { Modal, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useEditing } from '../draft/use-form.ts';
import classes from './comparing.module.css';
import { Differences } from './differences.tsx';

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
  useFocusBack();
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
