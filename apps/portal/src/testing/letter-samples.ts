import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { ApplicantInfo, LetterRequest, RecommendFiled } from '@portico/contract/recommendations.schemas';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { nowSeconds } from '../lib/clock.ts';
import {
  recommenderKey,
  useRecommender,
  type RecommenderSession,
} from '../lib/recommender/session/recommender-sessions.ts';

export const letterUid = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000c1';
export const otherUid = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000c2';
const version = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000aa';
const day = 86_400;

function inAll(text: string) {
  return { sc: text, tc: text, en: text };
}

export function buildRequest(changes: Partial<LetterRequest> = {}): LetterRequest {
  return {
    uid: letterUid,
    domain: 'north',
    project_title: inAll('Master of Arts'),
    org_name: inAll('North University'),
    color: '#4dbca6',
    applicant: 'Li Ming',
    batch_title: inAll('Main round'),
    letter_state: 1,
    begun: false,
    letters_until: nowSeconds() + 20 * day,
    open: true,
    time_zone: 'Asia/Shanghai',
    invited_at: nowSeconds() - day,
    written_at: null,
    ...changes,
  };
}

export function buildFacts(changes: Partial<ApplicantInfo['output']['applicant']> = {}): ApplicantInfo['output'] {
  return {
    applicant: {
      name: 'Li Ming',
      project_title: inAll('Master of Arts'),
      org_name: inAll('North University'),
      batch_title: inAll('Main round'),
      items: [{ name: inAll('School'), value: 'South College' }],
      reads: false,
      waived: true,
      ...changes,
    },
    recommender: {
      name: 'Prof. Wang',
      title: 'Professor',
      institution: 'South College',
      phone: '',
      email: 'wang@example.edu',
      lang: 'en',
    },
  };
}

const letterModule: ModuleDefinition = {
  id: 'letter',
  title: inAll('The letter itself'),
  author: 'recommender',
  required: true,
  fields: [
    { id: 'l1', key: 'l-text', type: 'long-text', label: inAll('Assessment'), required: true, order: 1 },
    { id: 'l2', key: 'l-file', type: 'upload', label: inAll('As a file'), order: 2 },
  ],
  groups: [],
};

export function buildLetter(
  changes: Partial<RecommendFiled['output']> = {},
  text: string | null = null,
): RecommendFiled['output'] {
  const [module] = encodeModules({ modules: [letterModule] });
  const nothing = { normal: {}, column: {} };
  return {
    request: buildRequest(),
    modules: [
      {
        menuid: 'letter',
        title: letterModule.title,
        module: { ...module },
        save_field: text === null ? nothing : { normal: { 'l-text': text }, column: {} },
        state: text === null ? 0 : 2,
        revision: 0,
        form_version: version,
        outside: [],
        outside_save_field: nothing,
      },
    ],
    form_version: version,
    version: 1,
    today: '2026-11-15',
    carried_from: '',
    earlier: [],
    server_time: nowSeconds(),
    ...changes,
  };
}

const same = { keys: [], save_field: { normal: {}, column: {} } };

/** The server's answers to a recommender, which a test can override. */
export function letterAnswers(letter: RecommendFiled['output'] = buildLetter(), facts = buildFacts()) {
  return {
    '/v1/enroll/recommend/list': {
      data: {
        email: 'wang@example.edu',
        reach: 'one',
        list: [letter.request],
        server_time: nowSeconds(),
      },
    },
    '/v1/recommend/applicantInfo': { data: facts },
    '/v1/enroll/recommend/filed': { data: letter },
    '/v1/enroll/recommend/basic': {
      data: { revision: 1, state: 2, form_version: version, conflicts: same, changed: same },
    },
    '/v1/enroll/recommend/submit': { data: { written_at: nowSeconds(), hash: 'ab', letter_state: 3 } },
  };
}

export function letIn(changes: Partial<RecommenderSession> = {}): void {
  const session: RecommenderSession = {
    token: 'recommender-token',
    email: 'wang@example.edu',
    name: 'Prof. Wang',
    reach: 'one',
    uid: letterUid,
    ...changes,
  };
  localStorage.setItem(recommenderKey, JSON.stringify([session]));
  useRecommender.setState({ sessions: [session] });
}
