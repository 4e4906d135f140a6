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

/** Browser and system in two words, all that is kept of what a browser says about itself. */
export function agentInWords(agent: string): string {
  const find = (table: readonly (readonly [RegExp, string])[]) => table.find(([pattern]) => pattern.test(agent))?.[1];
  return [find(browsers), find(systems)].filter((word) => word !== undefined).join(' · ');
}
