import { ExclamationCircleFilled } from '@ant-design/icons';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useGraph } from './graph-context.ts';
import classes from './graph.module.css';

export type PartNodeType = Node<{
  readonly label: string;
  readonly place: string;
  readonly count: number;
  readonly isWrong: boolean;
}>;

/** A question, a group or a module: a button, so that it is used like any other. */
export function PartNode({ id, data: { label, place, count, isWrong } }: NodeProps<PartNodeType>) {
  const t = useTranslations('console.formLogic.graph');
  const { chosen, near, tabStop, choose, step } = useGraph();
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = chosen === id;
  // Whoever comes by an arrow key goes on from here. The graph itself moves it into view.
  useEffect(() => {
    const isWithin = button.current?.closest('[data-graph]')?.contains(document.activeElement) === true;
    if (isChosen && isWithin) button.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} className={classes.end} />
      <button
        ref={button}
        type="button"
        className={`nopan ${classes.part}`}
        aria-label={t(isWrong ? 'wrongPart' : 'part', { label, place, count })}
        aria-pressed={isChosen}
        title={label}
        data-kind={id.slice(0, id.indexOf(':'))}
        data-wrong={isWrong || undefined}
        data-far={(near.size > 0 && !near.has(id)) || undefined}
        tabIndex={tabStop === id ? 0 : -1}
        onClick={() => choose(id)}
        onKeyDown={(event) => {
          if (step(event.key)) event.preventDefault();
        }}
      >
        <strong>{label}</strong>
        <small>{place}</small>
        {isWrong && <ExclamationCircleFilled aria-hidden />}
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} className={classes.end} />
    </>
  );
}
