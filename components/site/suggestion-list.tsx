import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { DocumentLink } from '@/components/ui/link/document-link';
import { isModified } from '@/components/ui/link/is-modified';
import { Picture } from '@/components/ui/picture/picture';
import { spokenName } from '@/components/ui/spoken-name';
import type { UseSuggestions } from '@/lib/client/use-suggestions';
import { paths } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { formatPaise } from '@/lib/domain/money';
import { unitPayPrice } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import { MarkedText } from './marked-text';
import styles from './search-form.module.css';
import { optionId } from './use-highlighted-option';

type Props = {
  id: string;
  term: string;
  suggestions: UseSuggestions;
  highlighted: number | undefined;
  onChoose: (product: ProductCard) => void;
  onMore: () => void;
};

/**
 * Up to five products, 'VIEW MORE' when there are more, 'No Result Found' when there are none (spec 5); without a
 * network it only says so. What it says is announced by the status of the search box.
 */
export function SuggestionList({ id, term, suggestions, highlighted, onChoose, onMore }: Props) {
  const text = useText();

  function openMore(event: MouseEvent): void {
    if (isModified(event)) return;
    // why: this list is closed before the page has loaded, so the search box shows the skeleton
    event.preventDefault();
    onMore();
  }

  if (suggestions.products.length === 0) {
    return (
      <Popover>
        <p className={styles.none}>{text(suggestions.unasked ? 'search.offline' : 'search.none')}</p>
      </Popover>
    );
  }
  return (
    <Popover>
      <div role="listbox" id={id} aria-label={text('search.suggestions')}>
        {suggestions.products.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here instead.
          <div
            key={product.id}
            id={optionId(id, index)}
            className={styles.option}
            role="option"
            aria-selected={index === highlighted}
            onClick={() => onChoose(product)}
          >
            <Picture className={styles.thumb} image={product.image} tone={product.tone} sizes="44px" />
            <span className={styles.names}>
              {spokenName(text.language, product.name, <MarkedText value={product.name} term={term} />)}
              <span className={styles.second} lang={OTHER_LANGUAGE[text.language]}>
                {product.name2}
              </span>
            </span>
            <span className={`num ${styles.price}`}>{formatPaise(unitPayPrice(product))}</span>
          </div>
        ))}
      </div>
      {suggestions.more && (
        <DocumentLink className={styles.more} href={paths.search(term)} onClick={openMore}>
          {text('action.view_more')}
        </DocumentLink>
      )}
    </Popover>
  );
}

function keepFocus(event: SyntheticEvent): void {
  event.preventDefault();
}

/** Prevents the input from losing the focus on a press inside: the blur would close the list before the click. */
function Popover({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the input.
    <div className={styles.popover} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}
