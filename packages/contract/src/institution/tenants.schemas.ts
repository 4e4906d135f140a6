import * as z from 'zod';
import { epochSeconds, flag, id, language, localText, noInput, slug, type TypedBy } from '../wire/schema.ts';

const byDomain = z.object({ domain: slug });
const byProject = z.object({ domain: slug.optional(), org_id: id.optional(), project_id: id.optional() });

/** The sign-in methods that a project can offer; each has a screen. */
export const loginMethod = z.enum(['password', 'sms_code', 'mail_code', 'fast']);

export const authMode = {
  input: byDomain,
  output: z.object({
    org_id: id,
    project_id: id,
    ico_url: z.string(),
    lang: z.array(language).min(1).describe('The languages offered, the default first'),
    login_methods: z.array(loginMethod).min(1),
    register_methods: z.array(z.enum(['mobile', 'email'])),
    deadline: epochSeconds.describe('End of the service period'),
    suspended: z.boolean().optional().describe('Our addition: the portal only says that it is paused'),
    server_time: epochSeconds,
  }),
};
export type AuthMode = TypedBy<typeof authMode>;

export const traits = z.object({
  choiceWord: z.enum(['batch', 'track']),
  previewMenuSpan: z.union([z.literal(4), z.literal(6)]),
  letterSteps: z.boolean(),
  showNoFileText: z.boolean(),
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('Country whose dialling code stands in a phone question before one is chosen; none where it is missing'),
  policyBeforeSignature: z
    .boolean()
    .optional()
    .describe('The policy on signatures is ticked before there is anything to sign in'),
});

export const projectInfo = {
  input: byDomain,
  output: z.object({
    org_id: id,
    project_id: id,
    domain: slug,
    org_name: localText,
    title: localText,
    seo_title: localText,
    ico_url: z.string(),
    color: z.string(),
    color_rgba: z.string(),
    background: z.string().describe('Logo'),
    header_image: z.string(),
    ks3_domain: z.string().describe('Where public pictures are served from; empty means this server'),
    layout: z.object({ name: z.string().describe('Skin'), theme: z.int().min(1).max(7) }),
    layout_config: z.object({
      layout: z.array(z.int()).describe('Blocks of the home page in order: 1 tasks, 2 letters, 3 batches, 4 links'),
    }),
    traits,
    time_zone: z.string(),
    revocable: z
      .boolean()
      .optional()
      .describe('Whether a submitted application can be withdrawn while its batch lasts'),
    embedded_origins: z
      .array(z.string())
      .optional()
      .describe('Servers whose pages the portal may show within itself; left out if there are none'),
  }),
};
export type ProjectInfo = TypedBy<typeof projectInfo>;

export const settingInfo = {
  input: byProject,
  output: z.object({
    contact: z.object({ address: localText, phone: z.string(), email: z.string(), hours: localText }),
    icp: z.string(),
    copyright: localText,
    links: z.array(z.object({ label: localText, url: z.string() })),
    qr_url: z.string(),
    qr_label: localText,
    guide: localText,
    statement: localText,
    // Our addition: people who are not signed in see a footer too.
    footer: z.array(z.int()).describe('Blocks of the footer in order: 1 contact, 2 links, 3 QR code'),
  }),
};
export type SettingInfo = TypedBy<typeof settingInfo>;

const listItem = z.object({
  value: z.int(),
  state: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 hidden, 1 shown, 2 shown but not open yet'),
  option: z.object({ show: flag, open: flag }),
  nickname_sc: z.string(),
  nickname_tc: z.string(),
  nickname_en: z.string(),
});

export const homePageConfig = z.object({
  header: z.object({ layout: z.array(z.int()) }),
  main: z.object({ layout_info: z.array(listItem) }),
  footer: z.object({ layout: z.array(z.int()).describe('1 contact, 2 links, 3 QR code, in order') }),
});

export const moduleConfig = {
  input: byProject,
  output: z.object({ home_page_config: homePageConfig }),
};
export type ModuleConfig = TypedBy<typeof moduleConfig>;

export const projectBatches = {
  input: byProject,
  output: z.object({
    server_time: epochSeconds,
    list: z.array(
      z.object({
        batchId: id,
        batch_title: localText,
        batch_state: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 to come, 1 open, 2 closed'),
        start_time: epochSeconds,
        end_time: epochSeconds,
        extended: z.literal(true).optional().describe('The end is later for this person than for others'),
      }),
    ),
  }),
};
export type ProjectBatches = TypedBy<typeof projectBatches>;

export const publicProjects = {
  input: noInput,
  output: z.object({
    list: z.array(
      z.object({
        domain: slug,
        title: localText,
        org_name: localText,
        color: z.string(),
        background: z.string(),
        lang: z.array(language),
      }),
    ),
  }),
};
export type PublicProjects = TypedBy<typeof publicProjects>;
