import type { Testimonial } from '@/lib/contract/bff/content';
import styles from './testimonial-list.module.css';

export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ comment, name, designation }) => (
        <li key={`${name.words} ${comment.words}`}>
          <figure className={styles.card}>
            <blockquote className={styles.quote} lang={comment.lang}>
              {comment.words}
            </blockquote>
            <figcaption className={styles.who}>
              <b className={styles.name} lang={name.lang}>
                {name.words}
              </b>
              <span lang={designation.lang}>{designation.words}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
