import type { Figures } from '@portico/contract/figures.schemas';
import type { Language } from '@portico/form-engine/language';
import { marksFor } from './scale.ts';

/** Each can be told from its neighbours without colours as well: by its place, its dashes and its name. */
const colours = ['#1f5f99', '#b8500f', '#2e7d4f', '#7a3fb0', '#b3261e', '#56636c', '#8f6000', '#00707f'];
const dashes = ['', '8 4', '2 4', '10 4 2 4', '4 4', '', '8 4', '2 4'];

interface ChartProps {
  readonly figures: Figures;
  readonly language: Language;
  readonly width: number;
  readonly label: string;
  readonly format: (value: number) => string;
}

const height = 320;
const margin = { top: 12, right: 12, bottom: 34, left: 60 };

/** Bars or lines, drawn with attributes alone, so that a saved file looks the same. */
export function Chart({ figures: { chart, columns, rows }, language, width, label, format }: ChartProps) {
  const values = rows.flatMap((row) => row.values.filter((value) => value !== null));
  const marks = marksFor(values);
  const lowest = marks[0] ?? 0;
  const highest = marks.at(-1) ?? 1;
  const wide = width - margin.left - margin.right;
  const high = height - margin.top - margin.bottom;
  const y = (value: number) => margin.top + high - ((value - lowest) / (highest - lowest)) * high;
  const band = wide / rows.length;
  const middle = (row: number) => margin.left + band * (row + 0.5);
  const every = Math.ceil(rows.length / Math.max(1, Math.floor(wide / 56)));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      fontFamily="system-ui, sans-serif"
      fontSize="13"
    >
      {marks.map((mark) => (
        <g key={mark}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(mark)}
            y2={y(mark)}
            stroke={mark === 0 ? '#6b7780' : '#dde3e7'}
          />
          <text x={margin.left - 8} y={y(mark) + 4} textAnchor="end" fill="#4a555d">
            {format(mark)}
          </text>
        </g>
      ))}
      {rows.map((row, at) =>
        at % every === 0 ? (
          <text key={at} x={middle(at)} y={height - 12} textAnchor="middle" fill="#4a555d">
            {shortened(row.label[language])}
          </text>
        ) : null,
      )}
      {columns.map((_, column) =>
        chart === 'bar' ? (
          <g key={column} fill={colourOf(column)}>
            {rows.map(({ values: inRow }, at) => {
              const value = inRow[column] ?? null;
              const bar = (band * 0.76) / columns.length;
              const x = middle(at) - band * 0.38 + bar * column;
              return value === null ? null : (
                <rect
                  key={at}
                  x={round(x + bar * 0.06)}
                  y={round(Math.min(y(value), y(0)))}
                  width={round(bar * 0.88)}
                  height={round(Math.abs(y(value) - y(0)))}
                />
              );
            })}
          </g>
        ) : (
          <g key={column} fill={colourOf(column)}>
            <path
              d={lineThrough(
                rows
                  .map((row) => row.values[column] ?? null)
                  .map((value, at) => (value === null ? null : ([middle(at), y(value)] as const))),
              )}
              fill="none"
              stroke={colourOf(column)}
              strokeWidth="2.5"
              strokeDasharray={dashes[column % dashes.length]}
            />
            {rows.map(({ values: inRow }, at) => {
              const value = inRow[column] ?? null;
              return value === null ? null : <circle key={at} cx={round(middle(at))} cy={round(y(value))} r="4" />;
            })}
          </g>
        ),
      )}
    </svg>
  );
}

/** What stands for a column in the chart. */
export function ChartKey({ chart, column }: { readonly chart: Figures['chart']; readonly column: number }) {
  return (
    <svg width="24" height="14" aria-hidden="true">
      {chart === 'bar' ? (
        <rect x="5" width="14" height="14" fill={colourOf(column)} />
      ) : (
        <path
          d="M0 7h24"
          stroke={colourOf(column)}
          strokeWidth="2.5"
          strokeDasharray={dashes[column % dashes.length]}
        />
      )}
    </svg>
  );
}

function colourOf(column: number): string {
  return colours[column % colours.length] ?? '#1f5f99';
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

function shortened(text: string): string {
  return [...text].length > 9 ? `${[...text].slice(0, 8).join('')}…` : text;
}

/** A gap where there is no value. */
function lineThrough(points: readonly (readonly [number, number] | null)[]): string {
  let isDown = false;
  return points
    .map((point) => {
      const step = point === null ? '' : `${isDown ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`;
      isDown = point !== null;
      return step;
    })
    .join('');
}
