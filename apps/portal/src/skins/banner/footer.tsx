import { useTranslations } from 'use-intl';
import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { footerBlocks } from '../parts/footer/footer-blocks.ts';
import { Imprint } from '../parts/footer/imprint.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { QrCode } from '../parts/footer/qr-code.tsx';
import type { Settings, ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** Theme 5: contact, links and QR code in columns on a dark background. */
export function BannerFooter({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      {settings === null ? null : (
        <div className={styles.inner}>
          <Columns institution={project.org_name[language]} settings={settings} language={language} />
          <div className={styles.imprint}>
            <Imprint settings={settings} language={language} />
          </div>
        </div>
      )}
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}

interface ColumnsProps {
  readonly institution: string;
  readonly settings: Settings;
  readonly language: ShellProps['language'];
}

function Columns({ institution, settings, language }: ColumnsProps) {
  const t = useTranslations('shell');
  const parts = {
    contact: (
      <>
        <h2 className={styles.institution}>{institution}</h2>
        <ContactList contact={settings.contact} language={language} />
      </>
    ),
    links: (
      <>
        <h2 className={styles.heading}>{t('links')}</h2>
        <LinkList links={settings.links} language={language} className={styles.links} />
      </>
    ),
    qr: <QrCode settings={settings} language={language} />,
  };
  return (
    <div className={styles.columns}>
      {footerBlocks(settings).map((block) => (
        <section key={block} className={styles[`${block}Column`]}>
          {parts[block]}
        </section>
      ))}
    </div>
  );
}
