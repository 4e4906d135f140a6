import { checkContrast, type ContrastCheck } from '@portico/ui/check-contrast';
import { useTranslations } from 'use-intl';
import classes from './sections.module.css';

/** The figures of a colour, pair by pair, as the portal will draw them. */
export function ContrastTable({ colour, softColour }: { readonly colour: string; readonly softColour: string }) {
  const t = useTranslations('console.look.colour');
  return (
    <table className={classes.contrast} aria-label={t('contrast')}>
      <tbody>
        {checkContrast(colour, softColour).map((check) => (
          <tr key={check.pair}>
            <th scope="row">{t(`pairs.${check.pair}`)}</th>
            <td>
              <span
                className={classes.sample}
                aria-hidden
                style={{ background: check.pair === 'button' ? check.text : check.ground, color: check.text }}
              >
                Aa
              </span>
            </td>
            <td className={classes.figure}>{t('ratio', { ratio: check.ratio.toFixed(1) })}</td>
            <td className={classes[verdictOf(check)]}>
              {t(verdictOf(check), { least: check.least, advised: check.advised })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function verdictOf({ ratio, least, advised }: ContrastCheck): 'passes' | 'advised' | 'fails' {
  if (ratio < least) return 'fails';
  return ratio < advised ? 'advised' : 'passes';
}
