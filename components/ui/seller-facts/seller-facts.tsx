import type { ReactNode } from 'react';
import { telLink } from '@/components/ui/tel-link';
import type { Seller } from '@/lib/domain/seller';
import type { LocalisedText } from '@/lib/domain/words';
import { useText } from '@/lib/messages/use-text';

type Props = { seller: Seller; address: LocalisedText; className?: string | undefined };

/** Seller details that Indian law requires of a grocery shop; only those the shop has set (decisions.md 37). */
export function SellerFacts({ seller, address, className }: Props) {
  const text = useText();
  const { legalName, fssaiLicence, gstin, grievanceOfficer } = seller;
  const facts: { label: string; value: LocalisedText; more?: ReactNode }[] = [
    { label: text('seller.name'), value: legalName },
    { label: text('seller.address'), value: legalName.words === '' ? { words: '' } : address },
    { label: text('seller.fssai'), value: { words: fssaiLicence } },
    { label: text('seller.gstin'), value: { words: gstin } },
    { label: text('seller.grievance'), value: grievanceOfficer, more: <OfficerLinks seller={seller} /> },
  ].filter(({ value }) => value.words !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={value.lang}>
            {value.words}
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OfficerLinks({ seller: { grievancePhone, grievanceEmail } }: { seller: Seller }): ReactNode {
  return (
    <>
      {grievancePhone !== '' && (
        <>
          {', '}
          <a href={telLink(grievancePhone)}>{grievancePhone}</a>
        </>
      )}
      {grievanceEmail !== '' && (
        <>
          {', '}
          <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>
        </>
      )}
    </>
  );
}

/** Whether SellerFacts has anything to show. */
export function hasSellerFacts({ legalName, fssaiLicence, gstin, grievanceOfficer }: Seller): boolean {
  return [legalName.words, fssaiLicence, gstin, grievanceOfficer.words].some((fact) => fact !== '');
}
