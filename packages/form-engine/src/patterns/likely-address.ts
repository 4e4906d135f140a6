import { realDomains, slipsOfEndings, slipsOfWholes, widelyUsed } from './likely/domains.ts';
import { isOneSlipAway, isTransposed } from './likely/one-slip.ts';

/**
 * The likely intended address, if the domain looks mistyped; otherwise null. A domain is doubted only if it is one
 * typing error away from a very common one, or has an ending that does not exist: the domain of an institution, however
 * short or odd, is never doubted.
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

// Many short names are real domains; of those only transposed letters count as a typing error.
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
