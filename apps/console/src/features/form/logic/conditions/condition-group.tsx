import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { Condition } from '@portico/form-engine/definition/condition';
import { Button, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withoutAt } from '../../editing/lists.ts';
import { PartSelect } from '../pick/part-select.tsx';
import type { ConditionRule } from './condition-rule.ts';
import { conditionOf, type Joiner, joiners, viewOf } from './condition-view.ts';
import { StatementRow } from './statement-row.tsx';
import classes from '../logic.module.css';

interface ConditionGroupProps {
  readonly rule: ConditionRule;
  readonly joiner: Joiner;
  readonly parts: readonly Condition[];
  /** The words around the list; the joiner stands in the middle of them. */
  readonly lead: (joiner: ReactNode) => ReactNode;
  /** Begins with the list of questions open, where nothing is said yet. */
  readonly startsAdding?: boolean;
  /** Null when nothing is left. */
  readonly onChange: (condition: Condition | null) => void;
  readonly onAbandon?: () => void;
}

/** Statements and groups of statements, of which all, any or none must hold. */
export function ConditionGroup(props: ConditionGroupProps) {
  const { rule, joiner, parts, lead, startsAdding = false, onChange, onAbandon } = props;
  const t = useTranslations('console.formLogic');
  const [adding, setAdding] = useState<'statement' | 'group' | null>(startsAdding ? 'statement' : null);
  const [newest, setNewest] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const replace = (at: number, part: Condition) =>
    onChange(
      conditionOf(
        joiner,
        parts.map((one, index) => (index === at ? part : one)),
      ),
    );
  const remove = (at: number) => {
    onChange(conditionOf(joiner, withoutAt(parts, at)));
    addButton.current?.focus();
  };
  const add = (name: string) => {
    const begun = rule.begin(name);
    setNewest(parts.length);
    setAdding(null);
    // A group that begins with one statement says so, or it would be that statement.
    onChange(conditionOf(joiner, [...parts, adding === 'group' ? { any: [begun] } : begun]));
  };
  const abandon = () => {
    setAdding(null);
    if (parts.length === 0) onAbandon?.();
  };
  return (
    <div className={classes.group}>
      <p className={classes.lead}>
        {lead(
          <Select<Joiner>
            size="small"
            className={classes.joiner ?? ''}
            aria-label={t('joiner')}
            popupMatchSelectWidth={false}
            value={joiner}
            options={joiners.map((value) => ({ value, label: t(`joiners.${value}`) }))}
            onChange={(next) => {
              // A list of none would be nothing at all.
              if (parts.length > 0) onChange(conditionOf(next, parts));
            }}
          />,
        )}
      </p>
      <ol className={classes.parts}>
        {parts.map((part, at) => (
          // Parts have no names of their own; they are shown by what they say.
          <li key={at}>
            <Part
              rule={rule}
              part={part}
              number={at + 1}
              isNew={at === newest}
              onChange={(next) => (next === null ? remove(at) : replace(at, next))}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
        {adding !== null && (
          <li className={classes.statement}>
            <PartSelect
              label={t('question')}
              placeholder={t('chooseQuestion')}
              value=""
              nameOf={() => ''}
              offers={rule.offers}
              whenNone={t('noQuestion')}
              startsOpen
              onChange={add}
              onLeave={abandon}
            />
          </li>
        )}
      </ol>
      <div className={classes.buttons}>
        <Button ref={addButton} size="small" icon={<PlusOutlined />} onClick={() => setAdding('statement')}>
          {t('addStatement')}
        </Button>
        <Button size="small" type="text" onClick={() => setAdding('group')}>
          {t('addGroup')}
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  readonly rule: ConditionRule;
  readonly part: Condition;
  readonly number: number;
  readonly isNew: boolean;
  readonly onChange: (condition: Condition | null) => void;
  readonly onRemove: () => void;
}

function Part({ rule, part, number, isNew, onChange, onRemove }: PartProps) {
  const t = useTranslations('console.formLogic');
  const view = viewOf(part);
  if ('statement' in view)
    return (
      <StatementRow
        rule={rule}
        statement={view.statement}
        isDenied={view.isDenied}
        number={number}
        isNew={isNew}
        onChange={onChange}
        onRemove={onRemove}
      />
    );
  return (
    <div className={classes.nested}>
      <ConditionGroup
        rule={rule}
        joiner={view.joiner}
        parts={view.parts}
        lead={(joiner) => t.rich('group', { joiner: () => joiner })}
        onChange={onChange}
      />
      <Button type="text" aria-label={t('removeGroup', { number })} icon={<CloseOutlined />} onClick={onRemove} />
    </div>
  );
}
