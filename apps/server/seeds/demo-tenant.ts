import type { skinNames } from '@portico/contract/look-parts';
import type { AuthMode, ModuleConfig, ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';
import type { RegisterFields } from '@portico/contract/registration.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { FlowState } from '@portico/form-engine/preview/preview-content';
import type { TableValue } from '../src/features/additional-info/fill-table.ts';
import type { PageText } from '../src/domain/content/publish-page.ts';
import type {
  BatchDocument,
  BatchInformation,
  BatchPlace,
  LetterSettings,
} from '../src/platform/db/tables/tenant-tables.ts';
import type { DemoAnswers } from './demo-answers.ts';
import type { DemoRequest } from './demo-request.ts';

/**
 * One project as inserted at the first start: everything in the contract about it, without ids and with relative days.
 */
export interface DemoTenant {
  readonly slug: string;
  readonly organisation: DemoOrganisation;
  readonly skin: (typeof skinNames)[number];
  readonly theme: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly color: `#${string}`;
  readonly traits: ProjectInfo['output']['traits'];
  /** The blocks of home in order: 1 tasks, 2 letters, 3 batches, 4 links; by default all of them in this order. */
  readonly homeBlocks?: readonly number[];
  /** The header for a type of user, if it differs from the skin's. */
  readonly headers?: Readonly<Partial<Record<UserType, 1 | 2 | 3 | 4 | 5 | 6 | 7>>>;
  /** The default first. */
  readonly languages: readonly [Language, ...Language[]];
  readonly loginMethods: readonly AuthMode['output']['login_methods'][number][];
  /** The institution's own questions at registration. */
  readonly registerFields?: readonly RegisterFields['output']['fields'][number][];
  /** The server creates the credentials, and the success page shows them once. */
  readonly generatesCredentials?: boolean;
  readonly registerMethods: readonly AuthMode['output']['register_methods'][number][];
  readonly timeZone: string;
  /** Whether the public list of projects names it. */
  readonly listed: boolean;
  readonly title: LocalText;
  readonly seoTitle: LocalText;
  readonly settings: DemoSettings;
  readonly guide: LocalText;
  readonly statement: LocalText;
  readonly homePage: ModuleConfig['output']['home_page_config'];
  readonly serviceEndsInDays: number;
  readonly batches: readonly DemoBatch[];
  readonly form?: FormDefinition;
  /** Anybody may try the form, without an account. */
  readonly formOpen?: boolean;
  /** Within how many days it promises to answer messages. */
  readonly answerDays?: number;
  /** The settings for letters. */
  readonly letters?: LetterSettings;
  /** What applicants read and agree to. */
  readonly pages?: readonly PageText[];
  /** What the institution keeps about single applicants. */
  readonly additionalInfo?: DemoTable;
  /** The type of an account that somebody registers. */
  readonly userType: UserType;
  readonly applicants: readonly DemoApplicant[];
}

/** Tenants with the same key belong to the same organisation. */
export interface DemoOrganisation {
  readonly key: string;
  readonly name: LocalText;
}

/** A table that the institution keeps about its applicants, each of whom sees only their own rows. */
export interface DemoTable {
  readonly name: LocalText;
  readonly columns: readonly { readonly title: LocalText; readonly width?: string }[];
}

/** Days count from the moment of seeding; negative ones lie in the past. */
export interface DemoBatch {
  /** Unique within its tenant. */
  readonly key: string;
  readonly title: LocalText;
  readonly opensInDays: number;
  readonly closesInDays: number;
  /** How many days longer letters are accepted. */
  readonly daysForLetters?: number;
  /** The ids of modules that it leaves out. */
  readonly leftOut?: readonly string[];
  readonly places?: readonly BatchPlace[];
  readonly information?: BatchInformation;
  /** What applicants should have at hand. */
  readonly documents?: readonly BatchDocument[];
}

export interface DemoApplicant {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** The language of messages to this person. */
  readonly language: Language;
  readonly userType: UserType;
  /** 0 not submitted, 1 in progress, 2 submitted. */
  readonly applicationState: 0 | 1 | 2;
  /** The key of the chosen batch, null before the choice. */
  readonly batch: string | null;
  /** The answers so far; for submitted applications all of them except files, which are generated. */
  readonly answers?: DemoAnswers;
  /** The name in Latin letters, for the files of submitted applications. */
  readonly latinName?: string;
  readonly submittedDaysAgo?: number;
  /** The requests for letters so far. */
  readonly requests?: readonly DemoRequest[];
  /** If the project offers the choice: whether the right to read letters was waived. */
  readonly waived?: boolean;
  /** After submission: 0 none, 1 interview or supplement, 2 completed. */
  readonly stage?: 0 | 1 | 2;
  /** Rows of the tenant's table of additional information. */
  readonly additionalInfo?: readonly (readonly TableValue[])[];
  /** Staff entries in a submitted application. */
  readonly entries?: readonly DemoEntry[];
  readonly unread: readonly DemoMessage[];
}

export interface DemoEntry {
  /** Id of the module. */
  readonly module: string;
  readonly title: LocalText;
  readonly text: LocalText;
  readonly state: FlowState;
  /** Whether the applicant sees it too. */
  readonly shown: boolean;
  readonly daysAgo: number;
}

interface DemoMessage {
  readonly title: LocalText;
  readonly body: LocalText;
  readonly daysAgo: number;
}

type UserType = 'normal' | 'ssm' | 'temporary';

/** The content of the footer and the contact page; the pictures are SVG files in the same folder. */
export interface DemoSettings {
  readonly contact: SettingInfo['output']['contact'];
  readonly icp: string;
  readonly copyright: LocalText;
  readonly links: readonly SettingInfo['output']['links'][number][];
  readonly qrLabel: LocalText;
}
