/** What stands beside a module's name in the form's menu. */
export const moduleIcons = [
  'person',
  'contact',
  'family',
  'study',
  'languages',
  'work',
  'research',
  'award',
  'statement',
  'letter',
  'documents',
  'video',
  'calendar',
] as const;

export type ModuleIcon = (typeof moduleIcons)[number];
