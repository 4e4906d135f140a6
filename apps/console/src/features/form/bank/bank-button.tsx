import { BookOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOutdatedCount } from './bank-context.tsx';

// Whoever does not open it does not load it.
const BankDrawer = lazy(async () => ({ default: (await import('./bank-drawer.tsx')).BankDrawer }));

/** Opens the question bank of the organisation. Tells how much of the form has a newer version in it. */
export function BankButton() {
  const t = useTranslations('console.formBank');
  const [isOpen, setIsOpen] = useState(false);
  const count = useOutdatedCount();
  return (
    <>
      <Badge count={count} title={t('newerCount', { count })}>
        <Button icon={<BookOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
          {t('button')}
        </Button>
      </Badge>
      {isOpen && (
        <Suspense>
          <BankDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
