import { spokenName } from '@/components/ui/spoken-name';
import type { AgainLine } from '@/lib/contract/bff/buy-again';
import { packText } from '@/lib/domain/pack';
import { inWholeParts } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';
import { againNotes } from './again-notes';
import styles from './bought-again-lines.module.css';

type Props = { message: string; lines: readonly AgainLine[] };

/** The lines added to the cart and those that were not, each with what differs from the order. */
export function BoughtAgainLines({ message, lines }: Props) {
  const text = useText();
  return (
    <>
      <p>{message}</p>
      <div className={styles.lists}>
        <Lines title={text('again.in_cart')} lines={lines.filter(({ added }) => added > 0)} />
        <Lines title={text('again.left_out')} lines={lines.filter(({ added }) => added === 0)} />
      </div>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly AgainLine[] }) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul aria-label={title}>
        {lines.map((line) => (
          <li key={line.slug} className={styles.line}>
            <span>
              <b>{spokenName(text.language, line.name)}</b>
              {inWholeParts(` · ${packText(line.now ?? line.before)}`)}
              {line.added > 0 && ` × ${line.added}`}
            </span>
            {againNotes(text, line).map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
