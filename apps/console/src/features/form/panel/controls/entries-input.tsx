import { isSettings } from '@portico/form-engine/editing/form-parts';
import { Select } from 'antd';
import { useTranslations } from 'use-intl';
import classes from '../panel.module.css';

interface EntriesInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (entries: Readonly<Record<string, boolean>> | undefined) => void;
}

/** The entries of a group, by number, in which something shows or hides at first, other than in the rest. */
export function EntriesInput({ label, value, onChange }: EntriesInputProps) {
  const t = useTranslations('console.formPanel.entries');
  const entries = Object.entries(isSettings(value) ? value : {});
  const put = (isShown: boolean, numbers: readonly string[]) => {
    const others = entries.filter(([number, shown]) => shown !== isShown && !numbers.includes(number));
    const own = numbers.filter((number) => /^[1-9]\d{0,2}$/.test(number)).map((number) => [number, isShown] as const);
    const next = Object.fromEntries([...others.map(([number]) => [number, !isShown] as const), ...own]);
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <div className={classes.pair} role="group" aria-label={label}>
      {([true, false] as const).map((isShown) => (
        <Select
          key={String(isShown)}
          mode="tags"
          aria-label={t(isShown ? 'shown' : 'hidden')}
          placeholder={t(isShown ? 'shown' : 'hidden')}
          tokenSeparators={[',', ' ', '，', '、']}
          value={entries.filter(([, shown]) => shown === isShown).map(([number]) => number)}
          options={['1', '2', '3', '4', '5'].map((number) => ({ value: number, label: number }))}
          onChange={(numbers: string[]) => put(isShown, numbers)}
        />
      ))}
    </div>
  );
}
