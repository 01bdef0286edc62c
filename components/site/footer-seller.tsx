import type { SiteDetails } from '@/lib/contract/bff/catalogue';
import { text } from '@/lib/messages/text';

type Props = { seller: SiteDetails['seller']; address: string; className?: string | undefined };

/** Who sells, as Indian law asks of a grocery shop; nothing is said that the shop has not set (decisions.md 37). */
export function FooterSeller({ seller, address, className }: Props) {
  const { legalName, fssaiLicence, grievanceOfficer } = seller;
  const facts = [
    { label: text('seller.name'), value: legalName },
    { label: text('seller.address'), value: legalName === '' ? '' : address },
    { label: text('seller.fssai'), value: fssaiLicence },
    { label: text('seller.grievance'), value: grievanceOfficer },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
