import type { Testimonial } from '@/lib/contract/bff/catalogue';
import { operatorLanguage } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './testimonial-list.module.css';

export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const text = useText();
  return (
    <ul className={styles.list} lang={operatorLanguage(text.language)}>
      {testimonials.map(({ comment, name, designation }) => (
        <li key={`${name} ${comment}`}>
          <figure className={styles.card}>
            <blockquote className={styles.quote}>{comment}</blockquote>
            <figcaption className={styles.who}>
              <b className={styles.name}>{name}</b>
              {designation}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
