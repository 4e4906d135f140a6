import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { footerBlocks } from '../parts/footer/footer-blocks.ts';
import { Imprint } from '../parts/footer/imprint.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { QrCode } from '../parts/footer/qr-code.tsx';
import type { Settings, ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** Contact and links on one side, the QR code on the other, on a light background. */
export function Footer({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      {settings === null ? null : (
        <Blocks institution={project.org_name[language]} settings={settings} language={language} />
      )}
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}

interface BlocksProps {
  readonly institution: string;
  readonly settings: Settings;
  readonly language: ShellProps['language'];
}

function Blocks({ institution, settings, language }: BlocksProps) {
  const blocks = footerBlocks(settings);
  const parts = {
    contact: <ContactList key="contact" contact={settings.contact} language={language} />,
    links: <LinkList key="links" links={settings.links} language={language} className={styles.links} />,
    qr: null,
  };
  return (
    <div className={styles.inner} data-qr={blocks[0] === 'qr' ? 'first' : undefined}>
      <div className={styles.words}>
        <p className={styles.institution}>{institution}</p>
        {blocks.map((block) => parts[block])}
        <Imprint settings={settings} language={language} />
      </div>
      {blocks.includes('qr') ? <QrCode settings={settings} language={language} /> : null}
    </div>
  );
}
