import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../../field-parts.ts';
import { type AreaOption, type LoadAreas, useFieldServices } from '../../field-services.ts';
import { readText } from '../../shared/typed-text/read-text.ts';
import { Line } from '../line.tsx';
import { type AreaStep, firstStep, pathOf } from './area-path.ts';
import { AreaSelect, elsewhere } from './area-select.tsx';
import styles from './areas.module.css';
import { useAreas } from './use-areas.ts';

/** An area, chosen level by level: province, city, county. If the lists cannot be loaded it is a line of text. */
export function AreaInput(props: InputProps) {
  const { areas } = useFieldServices();
  return areas === undefined ? <Line {...props} /> : <AreaLevels {...props} load={areas} />;
}

function AreaLevels({ load, ...props }: InputProps & { readonly load: LoadAreas }) {
  const { answer, control, onChange, onLeave } = props;
  const t = useTranslations('fields.texts.area');
  const [isElsewhere, setIsElsewhere] = useState(false);
  const path = readText(answer.value);
  const provinces = useAreas(load, '');
  const province = stepIn(path, provinces);
  const cities = useAreas(load, province?.area.code);
  const city = stepIn(province?.rest ?? '', cities);
  const counties = useAreas(load, city?.area.code);
  const county = stepIn(city?.rest ?? '', counties);
  if (provinces === 'failed') return <Line {...props} />;

  const steps = [province, city, county];
  const isInWords = isElsewhere || isUnknown(path, [provinces, cities, counties], steps);
  const choose = (level: number, areas: readonly AreaOption[], code: string) => {
    const before = steps.slice(0, level).flatMap((step) => (step === undefined ? [] : [step.area]));
    setIsElsewhere(code === elsewhere);
    onChange({ value: pathOf([...before, ...areas.filter((area) => area.code === code)]) });
  };
  return (
    <span className={styles.levels} role="group" aria-labelledby={control['aria-labelledby']}>
      <AreaSelect
        attributes={control}
        words={t('province')}
        areas={provinces}
        // Until the list has loaded, it shows the stored choice.
        shown={provinces === null ? path : ''}
        value={isInWords ? elsewhere : (province?.area.code ?? '')}
        onChoose={(code) => choose(0, provinces ?? [], code)}
        onLeave={onLeave}
        last={t('elsewhere')}
      />
      {isInWords || province === undefined ? null : (
        <AreaSelect
          attributes={{ 'aria-label': t('city') }}
          words={t('city')}
          areas={listOf(cities)}
          value={city?.area.code ?? ''}
          onChoose={(code) => choose(1, listOf(cities) ?? [], code)}
          onLeave={onLeave}
        />
      )}
      {isInWords || city === undefined ? null : (
        <AreaSelect
          attributes={{ 'aria-label': t('county') }}
          words={t('county')}
          areas={listOf(counties)}
          value={county?.area.code ?? ''}
          onChoose={(code) => choose(2, listOf(counties) ?? [], code)}
          onLeave={onLeave}
        />
      )}
      {isInWords ? (
        <Line
          {...props}
          control={{ ...control, id: `${control.id}-words` }}
          // Typed text may become a path that the lists know, but the line stays.
          added={{ onFocus: () => setIsElsewhere(true) }}
        />
      ) : null}
    </span>
  );
}

type Loaded = ReturnType<typeof useAreas>;

function listOf(loaded: Loaded): readonly AreaOption[] | null {
  return loaded === 'failed' ? [] : loaded;
}

function stepIn(path: string, loaded: Loaded): AreaStep | undefined {
  return firstStep(path, listOf(loaded) ?? []);
}

/** Text that is in no list, such as a foreign place or an older answer: it stays as it is. */
function isUnknown(path: string, lists: readonly Loaded[], steps: readonly (AreaStep | undefined)[]): boolean {
  let rest = path;
  for (const [level, list] of lists.entries()) {
    if (rest === '' || list === null) return false;
    const step = steps[level];
    if (step === undefined) return true;
    ({ rest } = step);
  }
  return rest !== '';
}
