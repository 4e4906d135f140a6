import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../../parts/frame/section.tsx';
import type { OperationState } from '../use-operation.ts';
import classes from './charts.module.css';
import { Sparkline } from './sparkline.tsx';

type Sample = OperationState['samples'][number];

const megabyte = 1_048_576;

const series = {
  requests: ({ requests }, seconds) => (requests * 60) / seconds,
  faults: ({ faults }) => faults,
  ms: ({ ms }) => ms,
  busy: ({ busy }) => busy,
  lag: ({ lag }) => lag,
  memory: ({ memory }) => memory / megabyte,
} as const satisfies Record<string, (sample: Sample, seconds: number) => number | null>;

const names = ['requests', 'faults', 'ms', 'busy', 'lag', 'memory'] as const satisfies readonly (keyof typeof series)[];

/** Figures of the last hour, each as a line with its range in words. */
export function Charts({ state: { samples, sample_seconds: seconds } }: { readonly state: OperationState }) {
  const t = useTranslations('console.operator.charts');
  return (
    <Section title={t('title')} lead={samples.length < 2 ? t('waiting') : t('lead')}>
      {samples.length >= 2 && (
        <ul className={classes.list}>
          {names.map((name) => (
            <Chart
              key={name}
              name={t(name)}
              values={samples.map((sample) => series[name](sample, seconds))}
              minutes={Math.round((samples.length * seconds) / 60)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ChartProps {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly minutes: number;
}

function Chart({ name, values, minutes }: ChartProps) {
  const t = useTranslations('console.operator.charts');
  const format = useFormatter();
  const known = values.filter((value) => value !== null);
  const inWords = (value: number | undefined) =>
    value === undefined ? '–' : format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
  const last = inWords(known.at(-1));
  const least = inWords(known.length === 0 ? undefined : Math.min(...known));
  const most = inWords(known.length === 0 ? undefined : Math.max(...known));
  return (
    <li>
      <div className={classes.chart} role="img" aria-label={t('described', { name, last, least, most, minutes })}>
        <span className={classes.name}>{name}</span>
        <span className={classes.last}>{last}</span>
        <Sparkline values={values} />
        <span className={classes.range}>{t('range', { least, most })}</span>
      </div>
    </li>
  );
}
