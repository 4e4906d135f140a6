import { localeTags } from '@portico/i18n/locale';
import type { PortalMessages } from '@portico/i18n/portal-messages';
import type { Language } from '@portico/form-engine/language';
import { DialogWordsContext } from '@portico/ui/dialog-words';
import { ToastProvider } from '@portico/ui/toast';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

export interface ProvidersProps {
  readonly language: Language;
  readonly messages: PortalMessages;
  readonly client: QueryClient;
  readonly children: ReactNode;
}

export function Providers({ language, messages, client, children }: ProvidersProps) {
  return (
    <IntlProvider locale={localeTags[language]} messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>
        <DialogWordsContext value={messages.shell.dialog}>
          <ToastProvider>{children}</ToastProvider>
        </DialogWordsContext>
      </QueryClientProvider>
    </IntlProvider>
  );
}
