import type { FieldChange } from '@portico/contract/stale-revision';
import { formatMoment } from '@portico/browser/moment';
import { Button, Modal, Radio } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import classes from './conflict.module.css';

/** A field that both changed. */
export interface Conflict {
  readonly field: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  /** Who changed it; undefined where that is not known any more. */
  readonly change: FieldChange | undefined;
}

export type Side = 'mine' | 'theirs';
export type Choices = ReadonlyMap<string, Side>;

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (choices: Choices) => void;
  readonly onCancel: () => void;
}

/** Asks, field by field, which of two changes to keep. */
export function ConflictDialog({ conflicts, onChoose, onCancel }: ConflictDialogProps) {
  useFocusBack();
  const t = useTranslations('console');
  const [choices, setChoices] = useState<Choices>(new Map());
  const all = (side: Side) => setChoices(new Map(conflicts.map(({ field }) => [field, side])));
  return (
    <Modal
      open
      width={720}
      title={t('conflict.title')}
      okText={t('conflict.save')}
      cancelText={t('conflict.back')}
      okButtonProps={{ disabled: choices.size < conflicts.length }}
      closable={false}
      mask={{ closable: false }}
      onOk={() => onChoose(choices)}
      onCancel={onCancel}
    >
      <p>{t('conflict.lead', { count: conflicts.length })}</p>
      {conflicts.length > 1 && (
        <div className={classes.all}>
          <Button size="small" onClick={() => all('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </div>
      )}
      {conflicts.map((conflict) => (
        <OneConflict
          key={conflict.field}
          conflict={conflict}
          chosen={choices.get(conflict.field)}
          onChoose={(side) => setChoices(new Map([...choices, [conflict.field, side]]))}
        />
      ))}
    </Modal>
  );
}

interface OneConflictProps {
  readonly conflict: Conflict;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function OneConflict({ conflict: { label, mine, theirs, change }, chosen, onChoose }: OneConflictProps) {
  const t = useTranslations('console.conflict');
  const language = useLanguage();
  const zone = useOwnZone();
  const id = useId();
  return (
    <section className={classes.conflict}>
      <h3 id={id}>{label}</h3>
      {change !== undefined && (
        <p className={classes.who}>
          {t('changed', { name: change.by, time: formatMoment(change.at, language, zone, 'column') })}
        </p>
      )}
      <Radio.Group
        className={classes.sides ?? ''}
        aria-labelledby={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value === 'mine' ? 'mine' : 'theirs')}
      >
        <Radio value="mine" className={classes.side ?? ''}>
          <span className={classes.name}>{t('mine')}</span>
          <span className={classes.value}>{mine}</span>
        </Radio>
        <Radio value="theirs" className={classes.side ?? ''}>
          <span className={classes.name}>{t('theirs')}</span>
          <span className={classes.value}>{theirs}</span>
        </Radio>
      </Radio.Group>
    </section>
  );
}
