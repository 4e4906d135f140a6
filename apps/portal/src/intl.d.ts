import type { AccountsMessages } from '@portico/i18n/accounts-messages';
import type { ConsoleMessages } from '@portico/i18n/console-messages';
import type { FieldsMessages } from '@portico/i18n/fields-messages';
import type { PortalMessages } from '@portico/i18n/portal-messages';

// One program checks both front ends and use-intl takes one set of messages: each app finds its own keys in this one.
declare module 'use-intl' {
  interface AppConfig {
    Messages: PortalMessages & ConsoleMessages & { accounts: AccountsMessages; fields: FieldsMessages };
  }
}
