import { PlusOutlined } from '@ant-design/icons';
import type { Condition } from '@portico/form-engine/definition/condition';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { ConditionGroup } from './condition-group.tsx';
import { useConditionRule } from './condition-rule.ts';
import { topOf } from './condition-view.ts';
import classes from '../logic.module.css';

interface ConditionEditorProps {
  readonly name: string;
  readonly kind: 'shownWhen' | 'requiredWhen';
  readonly condition: Condition | undefined;
  /** What is said where there is no condition. */
  readonly whenNone: string;
}

/** When a part shows, or when a question must be answered, as a sentence that can be changed. */
export function ConditionEditor({ name, kind, condition, whenNone }: ConditionEditorProps) {
  const t = useTranslations('console.formLogic');
  const { store } = useEditing();
  const rule = useConditionRule(name, kind);
  const [isBeginning, setBeginning] = useState(false);
  const words = kind === 'shownWhen' ? 'shown' : 'required';
  const change = (next: Condition | null) => {
    setBeginning(false);
    const isTyping = condition !== undefined && next !== null && isSameButEnds(condition, next);
    const place = isTyping ? `${name} ${kind} ends` : null;
    store.edit((parts) => changeSettings(parts, name, { [kind]: next ?? undefined }), place);
  };
  if (condition === undefined && !isBeginning)
    return (
      <div className={classes.none}>
        <p>{whenNone}</p>
        <Button size="small" icon={<PlusOutlined />} onClick={() => setBeginning(true)}>
          {t(`${words}.add`)}
        </Button>
      </div>
    );
  const { joiner, parts } = condition === undefined ? { joiner: 'all' as const, parts: [] } : topOf(condition);
  return (
    <div className={classes.rule}>
      <ConditionGroup
        rule={rule}
        joiner={joiner}
        parts={parts}
        lead={(select) => t.rich(`${words}.lead`, { joiner: () => select })}
        startsAdding={parts.length === 0}
        onChange={change}
        onAbandon={() => setBeginning(false)}
      />
      {condition !== undefined && (
        <Button size="small" type="text" danger onClick={() => change(null)}>
          {t(`${words}.remove`)}
        </Button>
      )}
    </div>
  );
}

/** Whether only a number or a day has changed: strokes of typing it are one step of undo. */
function isSameButEnds(one: Condition, other: Condition): boolean {
  const shape = (condition: Condition) =>
    JSON.stringify(condition, (key, value: unknown) => (ends.includes(key) ? '' : value));
  return shape(one) === shape(other);
}

const ends: readonly string[] = ['least', 'most', 'from', 'to'];
