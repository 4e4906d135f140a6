import { isReadable, nearestReadable } from '@portico/ui/check-contrast';
import { parseHex, parseRgba, toHex, toRgba } from '@portico/ui/colour';
import { Alert, Button, Checkbox, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../draft/use-look-draft.ts';
import { ContrastTable } from './contrast-table.tsx';
import { Labelled } from './fields.tsx';
import classes from './sections.module.css';

/** The colour of the project, by hand or from the theme, with what it comes to beside it. */
export function ColourField() {
  const t = useTranslations('console.look.colour');
  const { draft, change, themeColours } = useEditing();
  const { colour: own, softColour, theme } = draft.look;
  const ofTheme = themeColours[theme - 1] ?? '';
  const colour = own === '' ? ofTheme : own;
  const nearest = nearestReadable(colour);
  return (
    <>
      <Labelled name="colour">
        <div className={classes.line}>
          <input
            type="color"
            className={classes.picker}
            aria-label={t('pick')}
            value={colour}
            onChange={({ target }) => change('colour', target.value)}
          />
          <HexInput key={colour} colour={colour} onChange={(hex) => change('colour', hex)} />
          {own !== '' && (
            <Button size="small" onClick={() => change('colour', '')}>
              {t('ofTheme', { colour: ofTheme })}
            </Button>
          )}
        </div>
        {!isReadable(colour, softColour) && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={
              <Button
                className={classes.nearest ?? ''}
                type="link"
                size="small"
                onClick={() => change('colour', nearest)}
              >
                {t('nearest', { colour: nearest })}
              </Button>
            }
          />
        )}
      </Labelled>
      <ContrastTable colour={colour} softColour={softColour} />
      <SoftField colour={colour} softColour={softColour} />
    </>
  );
}

/** Keeps what is typed until it is a colour. */
function HexInput({ colour, onChange }: { readonly colour: string; readonly onChange: (hex: string) => void }) {
  const t = useTranslations('console.look.colour');
  const [typed, setTyped] = useState(colour);
  const isWrong = !/^#[0-9a-f]{6}$/i.test(typed);
  const take = (text: string) => {
    setTyped(text);
    if (/^#[0-9a-f]{6}$/i.test(text)) onChange(text.toLowerCase());
  };
  return (
    <>
      <Input
        className={classes.hex ?? ''}
        aria-label={t('hex')}
        aria-invalid={isWrong}
        value={typed}
        maxLength={7}
        status={isWrong ? 'error' : ''}
        onChange={({ target }) => take(target.value)}
      />
      {isWrong && <span className={classes.problem}>{t('wrong')}</span>}
    </>
  );
}

function SoftField({ colour, softColour }: { readonly colour: string; readonly softColour: string }) {
  const t = useTranslations('console.look.colour');
  const { change } = useEditing();
  const soft = parseRgba(softColour);
  const first = parseHex(colour);
  return (
    <Labelled name="softColour">
      <div className={classes.line}>
        <Checkbox
          checked={soft !== null}
          onChange={({ target }) => change('softColour', target.checked && first !== null ? toRgba(first, 0.2) : '')}
        >
          {t('own')}
        </Checkbox>
        {soft !== null && (
          <>
            <input
              type="color"
              className={classes.picker}
              aria-label={t('softPick')}
              value={toHex(soft.colour)}
              onChange={({ target }) => {
                const picked = parseHex(target.value);
                if (picked !== null) change('softColour', toRgba(picked, soft.alpha));
              }}
            />
            <InputNumber
              aria-label={t('opacity')}
              min={0}
              max={100}
              precision={0}
              value={Math.round(soft.alpha * 100)}
              onChange={(percent) => change('softColour', toRgba(soft.colour, (percent ?? 0) / 100))}
            />
          </>
        )}
      </div>
    </Labelled>
  );
}
