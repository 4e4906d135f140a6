import { useTranslations } from 'use-intl';
import styles from './form-menu.module.css';
import { ModuleMark } from './module-mark.tsx';

const all = ['complete', 'partial', 'empty'] as const;

/** The legend of the icons; spec 2: without 'partly saved' for people who may not see that state. */
export function Legend({ seesPartial }: { readonly seesPartial: boolean }) {
  const t = useTranslations('application.menu');
  const words = seesPartial ? 'state' : 'stateUnseen';
  return (
    <div className={styles.legend}>
      <p>{t('legend')}</p>
      <ul className={styles.signs}>
        {all
          .filter((state) => seesPartial || state !== 'partial')
          .map((state) => (
            <li key={state}>
              <ModuleMark state={state} seesPartial={seesPartial} />
              {t(`${words}.${state}`)}
            </li>
          ))}
      </ul>
    </div>
  );
}
