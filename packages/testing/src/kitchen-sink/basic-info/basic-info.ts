import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { contactFields } from './contact-fields.ts';
import { identityFields } from './identity-fields.ts';
import { words } from '../words.ts';

export const basicInfo: ModuleDefinition = {
  id: 'basic-info',
  title: words('基本信息', '基本資料', 'Basic information'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  icon: 'person',
  activeBackground: '#eef8f6',
  activeColour: '#1c6f60',
  fields: [...identityFields, ...contactFields],
  groups: [],
};
