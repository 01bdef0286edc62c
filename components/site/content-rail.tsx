import { NavLink } from '@/components/ui/nav-link/nav-link';
import { useText } from '@/lib/messages/use-text';
import { ABOUT_LINKS, POLICY_LINKS } from './content-links';
import styles from './content-rail.module.css';

/** Links to the other content pages, beside the current one from 1024 px on; below that, the footer has them. */
export function ContentRail() {
  const text = useText();
  return (
    <nav className={`${styles.rail} no-print`} aria-label={text('nav.more_pages')}>
      <ul>
        {[...ABOUT_LINKS, ...POLICY_LINKS].map(({ href, label }) => (
          <li key={href}>
            <NavLink className={styles.link} href={href} prefetch={false}>
              {text(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
