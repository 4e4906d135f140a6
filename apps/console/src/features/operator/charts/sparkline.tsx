import classes from './charts.module.css';

const width = 120;
const height = 32;

interface SparklineProps {
  /** Null where there is none: the line has a gap there. */
  readonly values: readonly (number | null)[];
}

/** A line without axes; whoever draws it says in words what it shows. */
export function Sparkline({ values }: SparklineProps) {
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <path d={pathOf(values)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** From the bottom, which is 0, to the highest value at the top. */
export function pathOf(values: readonly (number | null)[]): string {
  const most = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const step = width / Math.max(1, values.length - 1);
  let isDrawing = false;
  return values
    .flatMap((value, index) => {
      const begins = !isDrawing;
      isDrawing = value !== null;
      if (value === null) return [];
      const y = height - 1 - (value / most) * (height - 2);
      // A value between two gaps is a dot.
      return [`${begins ? 'M' : 'L'}${(index * step).toFixed(1)} ${y.toFixed(1)}${begins ? 'h0' : ''}`];
    })
    .join('');
}
