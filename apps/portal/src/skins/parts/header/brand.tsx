import { classNames } from '@portico/ui/class-names';
import type { ShellProps } from '../../skin.ts';
import styles from './brand.module.css';

interface BrandProps {
  readonly shell: Pick<ShellProps, 'project' | 'homeHref' | 'language'>;
  /** `plain` on white, `onColour` on the tenant's colour. */
  readonly tone?: 'plain' | 'onColour';
}

/**
 * Logo, institution and project title, linked to home. Long names are cut after two lines and shown in full on hover.
 */
export function Brand({ shell, tone = 'plain' }: BrandProps) {
  const { project, homeHref, language } = shell;
  const title = project.title[language];
  const institution = project.org_name[language];
  return (
    <a className={classNames(styles.brand, styles[tone])} href={homeHref} title={`${institution} · ${title}`}>
      <Logo src={project.background} institution={institution} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.institution}>{institution}</span>
      </span>
    </a>
  );
}

interface LogoProps {
  readonly src: string;
  readonly institution: string;
}

/** The tenant's logo, or the institution's first letter on its colour. */
export function Logo({ src, institution }: LogoProps) {
  if (src !== '') return <img className={styles.logo} src={src} alt="" width={44} height={44} />;
  return (
    <span className={styles.monogram} aria-hidden="true">
      {[...institution][0]}
    </span>
  );
}
