import { useDragDropManager } from '@dnd-kit/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelected } from '../draft/use-form.ts';
import { type Span, spansOf, widened } from './spans-of.ts';

interface RowsInSightProps {
  readonly ids: readonly string[];
  readonly children: (id: string, index: number) => ReactNode;
}

/** The rows of a list. Of a long one, only those near what is in sight are drawn, and the chosen one with its neighbours. */
export function RowsInSight({ ids, children }: RowsInSightProps) {
  if (ids.length <= shortList) return ids.map(children);
  return <LongList ids={ids}>{children}</LongList>;
}

const shortList = 60;
/** The height of a row, which its style sheet says. */
const rowHeight = 34;

function LongList({ ids, children }: RowsInSightProps) {
  const manager = useDragDropManager();
  const start = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Span>({ from: 0, to: shortList });
  const selected = useSelected();
  const chosen = selected === null ? -1 : ids.indexOf(selected.slice(selected.indexOf(':') + 1));
  const look = () => {
    const tree = start.current?.closest('[role="tree"]');
    if (tree === null || tree === undefined || start.current === null) return;
    const above = tree.getBoundingClientRect().top - start.current.getBoundingClientRect().top;
    const seen = widened({ from: above / rowHeight, to: (above + tree.clientHeight) / rowHeight });
    // A row that is being dragged, and those it has passed, stay where they are.
    const isDragged = manager?.dragOperation.status.idle === false;
    setSight((last) => (isDragged ? { from: Math.min(last.from, seen.from), to: Math.max(last.to, seen.to) } : seen));
  };
  const spans = spansOf(ids.length, sight, chosen);
  return (
    <>
      <div ref={start} aria-hidden />
      {/* One flat list: a row that belongs to another span now is the same element, and keeps the focus. */}
      {spans.flatMap(({ from, to }, at) => [
        <Gap key={at} rows={from - (spans[at - 1]?.to ?? 0)} onSeen={look} />,
        ...ids.slice(from, to).map((id, index) => children(id, from + index)),
      ])}
      <Gap rows={ids.length - (spans.at(-1)?.to ?? 0)} onSeen={look} />
    </>
  );
}

/** Room for rows that are not drawn, and who is told when it comes near what is in sight. */
function Gap({ rows, onSeen }: { readonly rows: number; readonly onSeen: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef(onSeen);
  useEffect(() => {
    told.current = onSeen;
  });
  useEffect(() => {
    const gap = ref.current;
    if (gap === null || rows === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) told.current();
      },
      { root: gap.closest('[role="tree"]'), rootMargin: '300px 0px' },
    );
    observer.observe(gap);
    return () => observer.disconnect();
    // Observed anew with each length: it may still be in sight after a fast scroll.
  }, [rows]);
  return rows === 0 ? null : <div ref={ref} aria-hidden style={{ blockSize: rows * rowHeight }} />;
}
