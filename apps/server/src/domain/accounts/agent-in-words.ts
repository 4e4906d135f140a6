const browsers = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** The browser and system in two words; nothing else of the user agent is stored. */
export function agentInWords(agent: string): string {
  const find = (table: readonly (readonly [RegExp, string])[]) => table.find(([pattern]) => pattern.test(agent))?.[1];
  return [find(browsers), find(systems)].filter((word) => word !== undefined).join(' · ');
}
