import { isSettings } from '@portico/form-engine/editing/form-parts';

type Settings = Readonly<Record<string, unknown>>;

/** What a setting that is an object has besides, when one of its parts is set for the first time. */
const beside: Readonly<Record<string, Settings>> = {
  'date.limits': { from: '', to: '' },
  'date.latest': { date: '' },
  inTable: { shown: false },
  compare: { fields: [] },
};

/** The value at a path such as `text.longest`. */
export function valueAt(settings: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isSettings(value) ? value[key] : undefined), settings);
}

/** The settings with another value at a path. Undefined removes it, and with it what holds nothing else any more. */
export function withValueAt(settings: Settings, path: string, value: unknown, above = ''): Settings {
  const [key = '', ...rest] = path.split('.');
  const { [key]: current, ...others } = settings;
  if (rest.length === 0) return value === undefined ? others : { ...settings, [key]: value };
  const own = `${above}${key}`;
  const base = isSettings(current) ? current : value === undefined ? {} : (beside[own] ?? {});
  const next = withValueAt(base, rest.join('.'), value, `${own}.`);
  const filled = value === undefined && beside[own] !== undefined ? { ...beside[own], ...next } : next;
  return isBare(filled, beside[own]) ? others : { ...settings, [key]: filled };
}

/** Nothing is set: all is as it would be in the beginning. */
function isBare(settings: Settings, initial: Settings = {}): boolean {
  return JSON.stringify(sorted(settings)) === JSON.stringify(sorted(initial));
}

function sorted(settings: Settings) {
  return Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
}
