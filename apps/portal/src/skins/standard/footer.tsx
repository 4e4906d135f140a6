import { type ComponentType, lazy, Suspense } from 'react';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import type { ShellProps } from '../skin.ts';
import type { FooterBodyProps } from './footer-body.tsx';
import styles from './footer.module.css';

// Loaded after the page, like its data. If it fails to load, the page shows without it.
const FooterBody = lazy<ComponentType<FooterBodyProps>>(() =>
  import('./footer-body.tsx').then(
    (chunk) => ({ default: chunk.FooterBody }),
    () => ({ default: () => null }),
  ),
);

/** The institution's contact and its ICP number; the height is reserved while they load. */
export function Footer({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inner}>
        {settings === null ? null : (
          <Suspense fallback={null}>
            <FooterBody institution={project.org_name[language]} settings={settings} language={language} />
          </Suspense>
        )}
      </div>
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}
