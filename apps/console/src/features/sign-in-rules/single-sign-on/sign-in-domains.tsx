import type { SignInDomain } from '@portico/contract/single-sign-on.schemas';
import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { DomainProof } from '../../../parts/domain-proof/domain-proof.tsx';
import classes from '../sign-in-rules.module.css';
import { type OrganisationSso, useProvingSignInDomain } from './use-single-sign-on.ts';

/** The mail domains of an organisation; one counts once the DNS proves whose it is. */
export function SignInDomains({ sso: { organisation, domains } }: { readonly sso: OrganisationSso }) {
  const t = useTranslations('console.singleSignOn.settings');
  const prove = useProvingSignInDomain(organisation);
  if (domains.length === 0) return null;
  return (
    <ul className={classes.domains} aria-label={t('domains')}>
      {domains.map((domain) => (
        <li key={domain.domain} className={classes.domain}>
          <div className={classes.copied}>
            <span className={classes.place}>{domain.domain}</span>
            <Tag>{t(stateOf(domain))}</Tag>
          </div>
          {domain.proved_at === null && (
            <DomainProof
              name={domain.domain}
              domain={domain}
              about={t(domain.is_former ? 'formerAbout' : 'unprovedAbout')}
              prove={() => prove(domain.domain)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ proved_at: provedAt, is_former: isFormer }: SignInDomain) {
  if (provedAt !== null) return 'proved';
  return isFormer ? 'former' : 'unproved';
}
