import type { ViewersMessages } from '@portico/i18n/viewers-messages';

export type PageWords = ViewersMessages['page'];
