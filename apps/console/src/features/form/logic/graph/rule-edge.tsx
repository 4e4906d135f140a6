import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { useTranslations } from 'use-intl';
import { linkKinds } from '../list/rule-kinds.ts';
import { useGraph } from './graph-context.ts';
import type { Link } from './links-of.ts';
import classes from './graph.module.css';

export type RuleEdgeType = Edge<{ readonly link: Link }>;

/** The rules from one part to another: a line with a word for each. */
export function RuleEdge(props: EdgeProps<RuleEdgeType>) {
  const t = useTranslations('console.formLogic.graph');
  const { chosen, near, isFar, choose } = useGraph();
  const { id, data } = props;
  if (data === undefined) return null;
  const { sentences, isInCircle } = data.link;
  const kinds = linkKinds.filter((kind) => sentences.some((one) => one.kind === kind));
  const { path, at } = lineBetween(props);
  const state = {
    'data-kind': kinds[0],
    'data-circle': isInCircle || undefined,
    'data-chosen': chosen === id || undefined,
    'data-far': (near.size > 0 && !near.has(id)) || undefined,
  };
  return (
    <g className={classes.line} {...state}>
      <BaseEdge path={path} markerEnd="url(#logic-arrow)" interactionWidth={16} />
      {!isFar && (
        <EdgeLabelRenderer>
          <button
            type="button"
            tabIndex={-1}
            className={`nopan ${classes.word}`}
            style={{ transform: `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)` }}
            title={sentences.map(({ words }) => words).join('\n')}
            onClick={() => choose(id)}
            {...state}
          >
            {kinds.map((kind) => t(`kinds.${kind}`)).join(' · ')}
          </button>
        </EdgeLabelRenderer>
      )}
    </g>
  );
}

type Ends = Pick<EdgeProps, 'sourceX' | 'sourceY' | 'targetX' | 'targetY'>;

/** A curve, and the place of its word: nearer to its end, where curves from the same part are further from each other. */
function lineBetween({ sourceX, sourceY, targetX, targetY }: Ends) {
  const isBack = targetX <= sourceX;
  // A line back goes below what is between, so that it can be told from those that lead there.
  const low = Math.max(sourceY, targetY) + 90;
  const reach = isBack ? 90 : (targetX - sourceX) / 2;
  const [first, second] = [
    { x: sourceX + reach, y: isBack ? low : sourceY },
    { x: targetX - reach, y: isBack ? low : targetY },
  ];
  const along = isBack ? 0.5 : 0.6;
  const at = (begin: number, one: number, two: number, end: number) =>
    (1 - along) ** 3 * begin +
    3 * (1 - along) ** 2 * along * one +
    3 * (1 - along) * along ** 2 * two +
    along ** 3 * end;
  return {
    path: `M${sourceX},${sourceY} C${first.x},${first.y} ${second.x},${second.y} ${targetX},${targetY}`,
    at: { x: at(sourceX, first.x, second.x, targetX), y: at(sourceY, first.y, second.y, targetY) },
  };
}
