const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Such as `340 KB`, `1.2 GB` or `38 GB`: databases and disks are larger than files of people. */
export function roomInWords(bytes: number): string {
  let amount = bytes / 1024;
  let unit = 0;
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount < 10 && unit > 0 ? amount.toFixed(1) : Math.round(amount)} ${units[unit]}`;
}
