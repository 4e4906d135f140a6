import { SafetyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useFormatter, useTranslations } from 'use-intl';
import type { Factors } from '../../../lib/factors.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useChangingFactors } from '../use-factors.ts';
import { FactorRow } from './factor-row.tsx';

interface RecoveryFactorProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

const few = 3;

/** How many recovery codes are left, and new ones. */
export function RecoveryFactor({ factors, onCodes }: RecoveryFactorProps) {
  const t = useTranslations('console.security.codes');
  const format = useFormatter();
  const confirm = useConfirm();
  const { makeCodes } = useChangingFactors();
  const { recovery_codes: codes } = factors;
  const ask = () =>
    confirm({
      title: t('makeTitle'),
      effect: t('makeText'),
      label: t('make'),
      run: async () => onCodes((await makeCodes.mutateAsync()).recovery_codes),
    });
  const day = codes && format.dateTime(codes.made_at * 1000, { dateStyle: 'medium' });
  return (
    <FactorRow
      icon={<SafetyOutlined />}
      title={t('title')}
      text={t('text')}
      state={
        codes === null ? (
          t('none')
        ) : (
          <>
            {t('left', { left: codes.left, day: day ?? '' })}
            {codes.left <= few && <strong> {t('few', { left: codes.left })}</strong>}
          </>
        )
      }
      buttons={codes !== null && <Button onClick={ask}>{t('make')}</Button>}
    />
  );
}
