import type { AccountsMessages } from '@portico/i18n/accounts-messages';
import type { AdminEditMessages } from '@portico/i18n/admin-edit-messages';
import type { ApplicationMessages } from '@portico/i18n/application-messages';
import type { ArticlesMessages } from '@portico/i18n/articles-messages';
import type { ConsoleMessages } from '@portico/i18n/console-messages';
import type { ConversationMessages } from '@portico/i18n/conversation-messages';
import type { EmbeddedMessages } from '@portico/i18n/embedded-messages';
import type { DocumentsMessages } from '@portico/i18n/documents-messages';
import type { FieldsMessages } from '@portico/i18n/fields-messages';
import type { HomeMessages } from '@portico/i18n/home-messages';
import type { LeavingMessages, SignInAgainMessages } from '@portico/i18n/leaving-messages';
import type { PortalMessages } from '@portico/i18n/portal-messages';
import type { PreviewMessages } from '@portico/i18n/preview-messages';
import type { ReceiptsMessages } from '@portico/i18n/receipts-messages';
import type { RefereesMessages } from '@portico/i18n/referees-messages';
import type { RecommenderEntryMessages } from '@portico/i18n/recommender-entry-messages';
import type { ReferenceMessages } from '@portico/i18n/reference-messages';
import type { SavingMessages } from '@portico/i18n/saving-messages';
import type { SubmissionMessages } from '@portico/i18n/submission-messages';

// Both front ends are type-checked as one program and use-intl takes one set of messages, so this has the keys of both.import type { WechatMessages } from '@portico/i18n/wechat-messages';

declare module 'use-intl' {
  interface AppConfig {
    Messages: PortalMessages & {
      home: HomeMessages;
      leaving: LeavingMessages;
      signInAgain: SignInAgainMessages;
      wechat: WechatMessages;
      saving: SavingMessages;
    } & ConsoleMessages & {
        accounts: AccountsMessages;
        adminEdit: AdminEditMessages;
        application: ApplicationMessages;
        articles: ArticlesMessages;
        conversation: ConversationMessages;
        embedded: EmbeddedMessages;
        documents: DocumentsMessages;
        fields: FieldsMessages;
        preview: PreviewMessages;
        recommenderEntry: RecommenderEntryMessages;
        reference: ReferenceMessages;
        submission: SubmissionMessages;
        receipts: ReceiptsMessages;
        referees: RefereesMessages;
      };
  }
}
