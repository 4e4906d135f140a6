import type { organisations } from './organisations.ts';

export interface DemoStaff {
  readonly account: string;
  readonly name: string;
  readonly role: 'owner' | 'administrator' | 'editor' | 'reviewer' | 'interviewer' | 'observer';
  /** They only see the projects of this organisation. */
  readonly organisation: keyof typeof organisations;
}

/** One of each role, besides the owner of the installation, who is created at the first start. */
export const demoStaff: readonly DemoStaff[] = [
  { account: 'owner.yunzhou', name: '陆怀瑾', role: 'owner', organisation: 'yunzhou' },
  { account: 'admin.yunzhou', name: '周敏之', role: 'administrator', organisation: 'yunzhou' },
  { account: 'editor.yunzhou', name: '沈书白', role: 'editor', organisation: 'yunzhou' },
  { account: 'reviewer.yunzhou', name: '贺知微', role: 'reviewer', organisation: 'yunzhou' },
  { account: 'interviewer.yunzhou', name: '程以宁', role: 'interviewer', organisation: 'yunzhou' },
  { account: 'observer.yunzhou', name: '苏望舒', role: 'observer', organisation: 'yunzhou' },
];
