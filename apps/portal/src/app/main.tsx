import '@portico/ui/reset.css';
import '@portico/ui/tokens.css';
import '@portico/ui/base.css';
import './loading-shell.css';
import { loadMessages } from './start/load-messages.ts';
import { createRoot } from 'react-dom/client';
import { isLookPreview, slugOf, withTrailingSlash } from '../lib/navigation/address.ts';
import { showBrand, showLanguage } from '../lib/document-head.ts';
import { useSession } from '../lib/state/session-store.ts';
import { startOverWithStaffCode, takeStaffCode } from '../parts/admin-edit/take-staff-code.ts';
import { Providers } from './providers.tsx';
import { readBoot, type Boot } from './start/boot.ts';
import { chooseScreen } from './start/choose-screen.tsx';
import { createQueryClient } from './start/query-client.ts';
import { startProject } from './start/start-project.ts';

const whole = withTrailingSlash(location);
if (whole === null) void start();
else location.replace(whole);

async function start(): Promise<void> {
  const staffCode = takeStaffCode();
  startOverWithStaffCode();
  const slug = slugOf(location.pathname);
  const nothing: Boot = { slug, authMode: null, project: null, serverTime: 0 };
  const preview = isLookPreview(location.pathname)
    ? await (await import('./look-preview/open-preview.ts')).openPreview()
    : null;
  const boot = preview?.boot ?? (await readBoot(slug).catch((failure: unknown) => ({ ...nothing, failure })));
  startProject(boot);
  const { language } = useSession.getState();
  showLanguage(language);
  if (boot.project !== null) showBrand(boot.project);
  const [messages, screen] = await Promise.all([loadMessages(language), chooseScreen(boot, staffCode)]);
  const client = createQueryClient(boot);
  preview?.follow(client);
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <Providers language={language} messages={messages} client={client}>
      {screen}
    </Providers>,
  );
}
