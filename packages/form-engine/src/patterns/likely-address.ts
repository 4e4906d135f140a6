import { realDomains, slipsOfEndings, slipsOfWholes, widelyUsed } from './likely/domains.ts';
import { isOneSlipAway, isTransposed } from './likely/one-slip.ts';

/**
 * What an address may have been meant to be, where its domain looks like a slip of the keyboard; null where it does not. A
 * domain is doubted only where it is one slip away from one that very many people use, or ends in something that no domain
 * ends in: the domain of an institution, however short or odd, is never doubted.
 */
export function likelyAddress(email: string): string | null {
  const address = email.trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || !/^[a-z0-9.-]+\.[a-z0-9-]+$/.test(domain)) return null;
  const likely = likelyDomain(domain);
  return likely === domain ? null : address.slice(0, at) + likely;
}

function likelyDomain(domain: string): string {
  if (realDomains.has(domain)) return domain;
  const ended = withEndingPutRight(domain);
  return slipsOfWholes.get(ended) ?? widelyUsed.find((used) => isLikely(ended, used)) ?? ended;
}

function withEndingPutRight(domain: string): string {
  for (const [slip, ending] of slipsOfEndings) {
    if (domain.endsWith(`.${slip}`)) return domain.slice(0, -slip.length) + ending;
  }
  return domain;
}

// Many short names are somebody's own; of those only the letters in another order are taken for a slip.
const shortestName = 5;

function isLikely(domain: string, used: string): boolean {
  if (realDomains.has(domain)) return false;
  const [name, ending] = split(domain);
  const [usedName, usedEnding] = split(used);
  if (name === usedName) return isOneSlipAway(ending, usedEnding);
  if (ending !== usedEnding) return false;
  const isTelling = usedName.length >= shortestName || /^\d+$/.test(usedName);
  return isTelling ? isOneSlipAway(name, usedName) : isTransposed(name, usedName);
}

function split(domain: string): readonly [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}
