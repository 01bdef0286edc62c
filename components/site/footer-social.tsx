import { IconLink } from '@/components/ui/icon-button/icon-button';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';

const NETWORKS = [
  { key: 'facebook', icon: 'facebook', label: 'social.facebook' },
  { key: 'twitter', icon: 'x-social', label: 'social.twitter' },
  { key: 'instagram', icon: 'instagram', label: 'social.instagram' },
  { key: 'youtube', icon: 'youtube', label: 'social.youtube' },
] as const;

/** Links to the shop's social pages; networks without a link are left out (spec 3, General site data). */
export function FooterSocial({ links, className }: { links: SiteDetails['links']; className?: string }) {
  const text = useText();
  const known = NETWORKS.flatMap((network) => {
    const href = links[network.key];
    return href ? [{ ...network, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={className}>
      {known.map(({ key, icon, label, href }) => (
        <li key={key}>
          <IconLink icon={icon} label={text(label)} href={href} rel="noopener" prefetch={false} />
        </li>
      ))}
    </ul>
  );
}
