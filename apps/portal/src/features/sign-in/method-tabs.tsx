import type { AuthMode } from '@portico/contract/tenants.schemas';
import { useTranslations } from 'use-intl';
import { hrefTo, type RoutePath } from '../../lib/navigation/paths.ts';
import styles from './sign-in.module.css';

export type LoginMethod = AuthMode['output']['login_methods'][number];

/** The screen of each sign-in method. */
export const methodRoutes = {
  password: '/login_pass',
  sms_code: '/login_code',
  mail_code: '/login_email',
  fast: '/login_fast',
} as const satisfies Record<LoginMethod, RoutePath>;

/** The sign-in methods that the project offers; each is a screen of its own. */
export function MethodTabs(props: { readonly methods: readonly LoginMethod[]; readonly current: LoginMethod | null }) {
  const t = useTranslations('portal.signIn');
  if (props.methods.length < 2 && props.current !== null) return null;
  return (
    <nav className={styles.methods} aria-label={t('methods')}>
      {props.methods.map((method) => (
        <a
          key={method}
          href={hrefTo(methodRoutes[method])}
          aria-current={method === props.current ? 'page' : undefined}
        >
          {t(`method.${method}`)}
        </a>
      ))}
    </nav>
  );
}
