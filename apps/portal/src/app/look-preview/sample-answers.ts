import { countNewMessage, home } from '@portico/contract/accounts';
import type { Home } from '@portico/contract/accounts.schemas';
import { applyMenu } from '@portico/contract/applications';
import type { ApplyMenu } from '@portico/contract/applications.schemas';
import { done, errors } from '@portico/contract/errors';
import { footerOf, homePageOf, type LookView } from '@portico/contract/shown-look';
import { projectBatches, settingInfo } from '@portico/contract/tenants';
import type { ProjectBatches, SettingInfo } from '@portico/contract/tenants.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { nowSeconds } from '../../lib/clock.ts';

const id = '00000000-0000-4000-8000-000000000001';
const batchId = '00000000-0000-4000-8000-000000000002';
const nobody: LocalText = { sc: '示例申请人', tc: '示例申請人', en: 'Sample applicant' };
const batchTitle: LocalText = { sc: '示例批次', tc: '示例批次', en: 'Sample batch' };
const modules: readonly (readonly [LocalText, 0 | 1 | 2])[] = [
  [{ sc: '基本信息', tc: '基本資料', en: 'Personal details' }, 2],
  [{ sc: '教育经历', tc: '教育經歷', en: 'Education' }, 1],
  [{ sc: '其他材料', tc: '其他材料', en: 'Further documents' }, 0],
];
const day = 86_400;

/** Answers every call of the portal from here: a made-up person, the look that is previewed, and nothing else. */
export function answerFor(path: string, view: LookView): Response {
  const now = nowSeconds();
  const answers: Readonly<Record<string, unknown>> = {
    [home.path]: homeOf(view, now),
    [countNewMessage.path]: 0,
    [settingInfo.path]: settingsOf(view),
    [projectBatches.path]: batchesAt(now),
    [applyMenu.path]: menuAt(view, now),
  };
  const data = answers[path];
  const isKnown = data !== undefined;
  return Response.json({ status: isKnown ? done : errors.notOffered.status, message: '', data: data ?? null });
}

export function settingsOf({ look, pictures }: LookView): SettingInfo['output'] {
  const nothing = { sc: '', tc: '', en: '' };
  return { ...footerOf(look, pictures.qr), guide: nothing, statement: nothing };
}

export function homeOf({ look, state, language }: LookView, now: number): Home['output'] {
  const header = look.headers.normal;
  return {
    user_info: {
      uid: id,
      user_id: id,
      project_id: id,
      name: nobody[language],
      email: 'sample@example.org',
      mobile: '',
      head_portrait: '',
      application_state: state === 'submitted' ? 2 : 1,
      batchId,
      temporary: false,
      must_change_password: false,
      can: { changePassword: true, logoff: false, seePartialSave: true, codeByMail: true },
      ...(header === 0 ? {} : { header }),
    },
    home_page_config: homePageOf(look),
    submission: state === 'submitted' ? { number: 'SAMPLE-000001', submitted_at: now - day, stage: 0 } : null,
    earlier_submissions: 0,
    has_referee: false,
  };
}

function batchesAt(now: number): ProjectBatches['output'] {
  const times = { start_time: now - 10 * day, end_time: now + 20 * day };
  return { server_time: now, list: [{ batchId, batch_title: batchTitle, batch_state: 1, ...times }] };
}

function menuAt({ timeZone, state }: LookView, now: number): ApplyMenu['output'] {
  return {
    menu_list: modules.map(([title, progress], index) => ({
      menuid: `sample-${index}`,
      title,
      state: progress,
      required: 1,
      referee: 0,
    })),
    application_state: state === 'submitted' ? 2 : 1,
    batchId,
    batch_title: batchTitle,
    start_time: now - 10 * day,
    end_time: now + 20 * day,
    batch_state: 1,
    time_zone: timeZone,
    has_review: false,
    form_version: id,
    version: 1,
    server_time: now,
  };
}
