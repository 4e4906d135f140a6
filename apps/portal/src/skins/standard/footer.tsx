import { type ComponentType, lazy, Suspense } from 'react';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import type { ShellProps } from '../skin.ts';
import type { FooterBodyProps } from './footer-body.tsx';
import styles from './footer.module.css';

// Its data comes later than the page, and so does what shows it. A page does without where it cannot be had.
const FooterBody = lazy<ComponentType<FooterBodyProps>>(() =>
  import('./footer-body.tsx').then(
    (chunk) => ({ default: chunk.FooterBody }),
    () => ({ default: () => null }),
  ),
);

/** The institution's contact and its ICP number; its height is kept while they are on their way. */
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
