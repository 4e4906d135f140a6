import type { organisations } from './organisations.ts';

export interface DemoStaff {
  readonly account: string;
  readonly name: string;
  readonly role: 'administrator' | 'reviewer' | 'interviewer';
  /** They only see the projects of this organisation. */
  readonly organisation: keyof typeof organisations;
}

/** One of each role except the owner, who is created at the first start. */
export const demoStaff: readonly DemoStaff[] = [
  { account: 'admin.yunzhou', name: '周敏之', role: 'administrator', organisation: 'yunzhou' },
  { account: 'reviewer.yunzhou', name: '贺知微', role: 'reviewer', organisation: 'yunzhou' },
  { account: 'interviewer.yunzhou', name: '程以宁', role: 'interviewer', organisation: 'yunzhou' },
];
